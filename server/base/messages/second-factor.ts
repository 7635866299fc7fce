import type { Texts } from './texts.ts';

export const secondFactorTexts = {
  secondFactorNeeded: [
    '请输入身份验证器应用中的验证码',
    'Please enter the code from your authenticator app',
    '請輸入身份驗證器應用程式中的驗證碼',
  ],
  secondFactorWrong: [
    '验证码不正确或已使用过',
    'The code is wrong or has already been used',
    '驗證碼不正確或已使用過',
  ],
  loginTicketOver: [
    '登录已超时，请重新登录',
    'The login timed out, please log in again',
    '登入已逾時，請重新登入',
  ],
  secondFactorOff: ['尚未开启两步登录', 'Two-step login is not on', '尚未開啟兩步登入'],
  secondFactorOn: [
    '两步登录已开启，请先关闭',
    'Two-step login is on, please turn it off first',
    '兩步登入已開啟，請先關閉',
  ],
  secondFactorNotBegun: [
    '请重新开始设置两步登录',
    'Please start setting up two-step login again',
    '請重新開始設定兩步登入',
  ],
  secondFactorStaff: [
    '工作人员必须使用两步登录，无法关闭',
    'Staff must use two-step login, so it can’t be turned off',
    '工作人員必須使用兩步登入，無法關閉',
  ],
  secondFactorSetUpFirst: [
    '请先在账号设置中开启两步登录',
    'Please set up two-step login in your account settings first',
    '請先在帳戶設定中開啟兩步登入',
  ],
  secondFactorOwn: [
    '请在账号设置中关闭自己的两步登录',
    'Please turn off your own two-step login in your account settings',
    '請在帳戶設定中關閉自己的兩步登入',
  ],
} satisfies Texts;
