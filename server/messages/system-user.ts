import type { Texts } from './texts.ts';

export const systemUserTexts = {
  contactMissing: [
    '请填写手机号或邮箱',
    'Please give a mobile number or an email address',
    '請填寫手機號或電郵',
  ],
  nameMissing: ['请填写姓名', 'Please give a name', '請填寫姓名'],
  mobileTaken: [
    '该手机号已被其他账号使用',
    'This mobile number belongs to another account',
    '該手機號已被其他帳號使用',
  ],
  userCodeTaken: [
    '该工号已被其他账号使用',
    'This staff number belongs to another account',
    '該工號已被其他帳號使用',
  ],
  avatarInvalid: ['头像文件无效', 'This file is not a picture', '頭像檔案無效'],
  ownRights: [
    '不能停用自己的账号或移除自己的管理权限',
    'You cannot disable your own account or give up your own access',
    '不能停用自己的帳號或移除自己的管理權限',
  ],
  ownAccount: ['不能删除自己的账号', 'You cannot remove your own account', '不能刪除自己的帳號'],
  resetWithoutMail: [
    '网站未设置邮件服务器，用户收不到重置密码的验证码。请联系网站运维人员',
    'This site has no mail server, so users cannot receive the code for a new password. Contact the operator of the site.',
    '網站未設定郵件伺服器，用戶收不到重設密碼的驗證碼。請聯絡網站營運人員',
  ],
  ownPasswordReset: [
    '请在个人设置中修改自己的密码',
    'Change your own password in the account settings',
    '請在個人設置中修改自己的密碼',
  ],
  userInUse: [
    '该账号已有业务记录，请改为停用',
    'Records refer to this account, please disable it instead',
    '該帳號已有業務記錄，請改為停用',
  ],
} satisfies Texts;
