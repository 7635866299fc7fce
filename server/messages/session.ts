import type { Texts } from './texts.ts';

export const sessionTexts = {
  sessionExpired: [
    '登录已过期，请重新登录',
    'Your session has expired, please log in again',
    '登入已過期，請重新登入',
  ],
  wrongPassword: ['用户名或密码错误', 'Wrong user name or password', '用戶名或密碼錯誤'],
  tooManyAttempts: [
    '尝试次数过多，请 {minutes} 分钟后再试',
    'Too many attempts, please try again in {minutes} minutes',
    '嘗試次數過多，請 {minutes} 分鐘後再試',
  ],
} satisfies Texts;
