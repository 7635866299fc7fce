import type { Texts } from './texts.ts';

export const activityTexts = {
  signUpTooOften: [
    '您已多次取消并重新报名该活动，请 {minutes} 分钟后再报名',
    'You have cancelled and signed up for this activity several times. You can sign up again in {minutes} minutes',
    '您已多次取消並重新報名該活動，請 {minutes} 分鐘後再報名',
  ],
  signUpNotOpen: ['报名尚未开始', 'Sign-up has not opened yet', '報名尚未開始'],
  signUpClosed: ['报名已截止', 'Sign-up has closed', '報名已截止'],
  activityCancelled: ['活动已取消', 'This activity has been cancelled', '活動已取消'],
  alreadySignedUp: [
    '您已报名该活动',
    'You have already signed up for this activity',
    '您已報名該活動',
  ],
  noFreePlace: ['活动名额已满', 'This activity is full', '活動名額已滿'],
  signUpNameNeeded: ['请填写您的姓名', 'Please enter your name', '請填寫您的姓名'],
  notSignedUp: ['您尚未报名该活动', 'You have not signed up for this activity', '您尚未報名該活動'],
  alreadyCheckedIn: ['您已签到', 'You have already checked in', '您已簽到'],
  checkInTooEarly: [
    '签到尚未开始，请于 {day} 起签到',
    'Check-in opens on {day}',
    '簽到尚未開始，請於 {day} 起簽到',
  ],
  checkInTooLate: [
    '活动已结束，签到已关闭',
    'The activity has ended and check-in is closed',
    '活動已結束，簽到已關閉',
  ],
  ticketUnknown: ['未找到该门票', 'Ticket not found', '未找到該門票'],
  ticketElsewhere: [
    '此门票属于其他活动：{title}',
    'This ticket is for another activity: {title}',
    '此門票屬於其他活動：{title}',
  ],
  ticketCancelled: ['该参加者已取消报名', 'This attendee has cancelled', '該參加者已取消報名'],
  ticketUsed: ['此门票已签到', 'This ticket has already been checked in', '此門票已簽到'],
  checkInCodeWrong: ['签到码不正确', 'The check-in code is wrong', '簽到碼不正確'],
  cancelTooLate: [
    '活动已开始，无法取消报名',
    'The activity has started, so you can no longer cancel your sign-up',
    '活動已開始，無法取消報名',
  ],
  activityCard: [
    '{start}（北京时间）· {city} {address}',
    '{start} (Beijing time) · {city}, {address}',
    '{start}（北京時間）· {city} {address}',
  ],
} satisfies Texts;
