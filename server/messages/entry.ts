import type { Texts } from './texts.ts';

export const entryTexts = {
  entryClosed: [
    '报名已截止，项目不能再修改',
    'Sign-up has closed, the entry can no longer be changed',
    '報名已截止，項目不能再修改',
  ],
  signUpPaused: [
    '报名暂停中，请稍后再试；已填写的内容保留在本设备上',
    'Sign-up is paused for the moment; what you typed stays on this device',
    '報名暫停中，請稍後再試；已填寫的內容保留在本裝置上',
  ],
  entryIncomplete: [
    '项目信息不完整或格式不正确：{field}',
    'The entry is incomplete or malformed: {field}',
    '項目資訊不完整或格式不正確：{field}',
  ],
  expertApproved: [
    '专家资格已通过审核，如需修改请联系组委会',
    'Your registration has been approved; to change it, please contact the committee',
    '專家資格已通過審核，如需修改請聯絡組委會',
  ],
  expertIncomplete: [
    '专家信息不完整或格式不正确：{field}',
    'The registration is incomplete or malformed: {field}',
    '專家資訊不完整或格式不正確：{field}',
  ],
} satisfies Texts;
