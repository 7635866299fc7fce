import type { Texts } from './texts.ts';

export const siteTexts = {
  pageNotFound: ['页面不存在', 'Page not found', '頁面不存在'],
  pageNotFoundHint: [
    '您访问的地址不存在或已移动',
    'The address does not exist or has moved',
    '您瀏覽的地址不存在或已移動',
  ],
  contacts: ['联系方式', 'Contacts', '聯絡方式'],
  toHome: ['返回首页', 'Back to home', '返回首頁'],
} satisfies Texts;
