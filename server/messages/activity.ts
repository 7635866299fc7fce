import type { Texts } from './texts.ts';

export const activityTexts = {
  signUpNotOpen: ['报名尚未开始', 'Sign-up has not opened yet', '報名尚未開始'],
  signUpClosed: ['报名已截止', 'Sign-up has closed', '報名已截止'],
  activityCancelled: ['活动已取消', 'This activity was called off', '活動已取消'],
  signedUpAlready: [
    '您已报名该活动',
    'You have already signed up for this activity',
    '您已報名該活動',
  ],
  activityFull: ['活动名额已满', 'This activity is full', '活動名額已滿'],
  notSignedUp: ['您尚未报名该活动', 'You have not signed up for this activity', '您尚未報名該活動'],
  checkedInAlready: ['您已签到', 'You have checked in already', '您已簽到'],
  notTheDay: [
    '仅可在活动当天签到',
    'Check-in is open only on the day of the activity',
    '僅可在活動當天簽到',
  ],
  checkInCodeWrong: ['签到码不正确', 'The check-in code is wrong', '簽到碼不正確'],
  cancelTooLate: [
    '活动已开始，无法取消报名',
    'The activity has begun, the sign-up can no longer be cancelled',
    '活動已開始，無法取消報名',
  ],
} satisfies Texts;
