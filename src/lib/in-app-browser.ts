/** A messenger whose own browser shows the page: it saves no files and opens no windows. */
export type InAppBrowser = 'wechat' | 'weibo';

/**
 * The messenger whose browser this is, by what it says of itself; undefined in any other browser.
 * WeChat's on a computer saves files and opens windows like the browser that it is made of.
 */
export function inAppBrowser(userAgent = navigator.userAgent): InAppBrowser | undefined {
  if (/\bweibo\b|__weibo__/i.test(userAgent)) return 'weibo';
  const wechat = /\bMicroMessenger\//i.test(userAgent);
  return wechat && !/\b(Windows|Mac)Wechat\b/i.test(userAgent) ? 'wechat' : undefined;
}
