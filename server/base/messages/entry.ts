import type { Texts } from './texts.ts';

export const entryTexts = {
  withdrawnTooOften: [
    '您已多次撤回并重新提交该项目，请 {minutes} 分钟后再撤回；项目保持已提交状态',
    'You have withdrawn and submitted this entry several times. It stays submitted; you can withdraw it again in {minutes} minutes',
    '您已多次撤回並重新提交該項目，請 {minutes} 分鐘後再撤回；項目保持已提交狀態',
  ],
  entryClosed: [
    '报名已截止，项目不能再修改',
    'Sign-up has closed, so the entry can no longer be changed',
    '報名已截止，項目不能再修改',
  ],
  changesOver: [
    '组委会要求的修改已于 {time} 截止，项目不能再修改',
    'The committee asked for changes by {time} (Beijing time); the entry can no longer be changed',
    '組委會要求的修改已於 {time} 截止，項目不能再修改',
  ],
  changesSubmitOnly: [
    '项目已提交，请修改后直接重新提交，不能撤回为草稿',
    'The entry stays submitted: change it and submit it again, instead of withdrawing it to a draft',
    '項目已提交，請修改後直接重新提交，不能撤回為草稿',
  ],
  signUpPaused: [
    '报名暂停中，请稍后再试；已填写的内容保留在本设备上',
    'Sign-up is paused. Please try again later; your changes stay on this device',
    '報名暫停中，請稍後再試；已填寫的內容保留在本裝置上',
  ],
  entryIncomplete: [
    '项目信息不完整或格式不正确',
    'The entry is incomplete or has an invalid format',
    '項目資訊不完整或格式不正確',
  ],
  identityMasked: [
    '请重新填写完整的证件号码',
    'Please enter the complete document number again',
    '請重新填寫完整的證件號碼',
  ],
  identityKeyMissing: [
    '证件号码无法解密：服务器缺少相应密钥，请联系系统管理员',
    'The number can’t be decrypted: the server lacks its key. Please contact the system administrator',
    '證件號碼無法解密：伺服器缺少相應金鑰，請聯絡系統管理員',
  ],
  teamTooSmall: [
    '本届团队至少 {min} 人',
    'Teams of this edition must have at least {min} people',
    '本屆團隊至少 {min} 人',
  ],
  teamTooLarge: [
    '本届团队至多 {max} 人',
    'Teams of this edition may have at most {max} people',
    '本屆團隊至多 {max} 人',
  ],
  companyNeeded: [
    '本届只接受企业报名，请填写企业名称',
    'This edition is for companies only. Please enter the company name',
    '本屆只接受企業報名，請填寫企業名稱',
  ],
  companyNotAllowed: [
    '本届只接受尚未注册企业的团队，请不要填写企业',
    'This edition is for teams without a company only. Please leave the company empty',
    '本屆只接受尚未註冊企業的團隊，請不要填寫企業',
  ],
  foundedTooEarly: [
    '请填写企业成立日期，且不早于 {day}',
    'Please enter the date when the company was founded, {day} or later',
    '請填寫企業成立日期，且不早於 {day}',
  ],
  documentMissing: [
    '缺少必交材料：{name}',
    'A required document is missing: {name}',
    '缺少必交材料：{name}',
  ],
  expertApproved: [
    '专家报名已通过审核，如需修改请联系组委会',
    'Your registration has been approved; to change it, please contact the committee',
    '專家報名已通過審核，如需修改請聯絡組委會',
  ],
  expertIncomplete: [
    '专家信息不完整或格式不正确',
    'The registration is incomplete or has an invalid format',
    '專家資訊不完整或格式不正確',
  ],
} satisfies Texts;
