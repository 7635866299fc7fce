import type { Texts } from './texts.ts';

export const staffTexts = {
  draftEntry: ['草稿不能评审', 'A draft can’t be reviewed', '草稿不能評審'],
  awardNeeded: ['请填写奖项', 'Please name the award', '請填寫獎項'],
  draftExpert: ['草稿不能审核', 'A draft can’t be decided on', '草稿不能審核'],
  reasonNeeded: [
    '请填写不通过的原因',
    'Please say why the registration is declined',
    '請填寫不通過的原因',
  ],
} satisfies Texts;
