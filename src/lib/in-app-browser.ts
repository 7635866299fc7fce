/** Messenger with an in-app browser, which can't save files or open windows. */
export type InAppBrowser = 'wechat' | 'weibo';

/** Detects an in-app browser. Desktop WeChat doesn't count, because it saves files and opens windows. */
export function inAppBrowser(userAgent = navigator.userAgent): InAppBrowser | undefined {
  if (/\bweibo\b|__weibo__/i.test(userAgent)) return 'weibo';
  const wechat = /\bMicroMessenger\//i.test(userAgent);
  return wechat && !/\b(Windows|Mac)Wechat\b/i.test(userAgent) ? 'wechat' : undefined;
}
