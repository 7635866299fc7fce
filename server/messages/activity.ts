import type { Texts } from './texts.ts';

export const activityTexts = {
  signUpNotOpen: ['报名尚未开始', 'Sign-up has not opened yet', '報名尚未開始'],
  signUpClosed: ['报名已截止', 'Sign-up has closed', '報名已截止'],
  signedUpAlready: [
    '您已报名该活动',
    'You have already signed up for this activity',
    '您已報名該活動',
  ],
  activityFull: ['活动名额已满', 'This activity is full', '活動名額已滿'],
  notSignedUp: ['您尚未报名该活动', 'You have not signed up for this activity', '您尚未報名該活動'],
  cancelTooLate: [
    '活动已开始，无法取消报名',
    'The activity has begun, the sign-up can no longer be cancelled',
    '活動已開始，無法取消報名',
  ],
} satisfies Texts;
