import { expect, it } from 'vitest';
import { inAppBrowser } from '@/lib/in-app-browser';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 16_4 like Mac OS X) AppleWebKit/605.1.15';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 13; Pixel 7) AppleWebKit/537.36 Version/4.0 Chrome/116';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; WOW64) AppleWebKit/537.36 Chrome/116.0.0.0';

it.each([
  [
    'WeChat on an iPhone',
    `${IPHONE} Mobile/15E148 MicroMessenger/8.0.38(0x18) NetType/WIFI`,
    'wechat',
  ],
  [
    'WeChat on Android',
    `${ANDROID} XWEB/1160043 MMWEBSDK/2 MicroMessenger/8.0.42 WeChat/arm64`,
    'wechat',
  ],
  ['WeCom', `${ANDROID} wxwork/4.1.10 MicroMessenger/7.0.1 Language/zh`, 'wechat'],
  ['WeChat on a computer', `${WINDOWS} MicroMessenger/7.0.20 WindowsWechat(0x63)`, undefined],
  [
    'Weibo on an iPhone',
    `${IPHONE} Mobile/15E148 Weibo (iPhone14,2__weibo__13.9.2__iphone__os16.4)`,
    'weibo',
  ],
  ['Weibo on Android', `${ANDROID} Pixel 7__weibo__13.9.2__android__android13`, 'weibo'],
  ['Safari', `${IPHONE} Version/16.4 Mobile/15E148 Safari/604.1`, undefined],
  ['Chromium', `${ANDROID} Mobile Safari/537.36`, undefined],
])('detects %s by its user agent', (_, userAgent, app) => {
  expect(inAppBrowser(userAgent)).toBe(app);
});
