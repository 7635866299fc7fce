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
  userInUse: [
    '该账号已有业务记录，请改为停用',
    'Records refer to this account, please disable it instead',
    '該帳號已有業務記錄，請改為停用',
  ],
} satisfies Texts;
