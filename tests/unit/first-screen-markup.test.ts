import { describe, expect, it } from 'vitest';
import { markupOf, partsOf } from '../../scripts/vite/first-screen/first-screens.ts';

describe('the parts of a page', () => {
  const page = (link: string, main: string, foot = '') =>
    `<div><nav><a href="#/news"${link}>News</a><a href="#/guide">Guide</a></nav><main class="m">${main}</main><footer>${foot}</footer></div>`;

  it('are a frame shared by all pages and the content of main', () => {
    const news = partsOf(page(' aria-current="page" data-status="active"', '<h1>News</h1>'));
    expect(news.frame).toBe(partsOf(page('', '<h1>Guide</h1>')).frame);
    expect(news.main).toBe('<h1>News</h1>');
  });

  it('include the current link of the frame', () => {
    expect(partsOf(page(' aria-current="page"', '')).current).toBe('#/news');
    expect(partsOf(page('', '<a aria-current="page" href="#/x"></a>'))).not.toHaveProperty(
      'current',
    );
  });

  it('keep links of the content unchanged', () => {
    const tabs = '<a aria-current="page" href="#/news">News</a>';
    expect(partsOf(page('', tabs)).main).toBe(tabs);
  });

  it('contain no link to the other site, which needs its code', () => {
    const { frame } = partsOf(page('', '', '<a href="#/news">Desktop version</a>'));
    expect(frame).toContain('<footer><a>Desktop version</a></footer>');
  });
});

describe('the markup of three languages', () => {
  it('is shared except for the texts that differ', () => {
    const html = (title: string) => `<a title="${title}">1</a>`;
    const texts = { CN: '首页', US: 'Home', HK: '首頁' };
    expect(markupOf({ CN: html('首页'), US: html('Home'), HK: html('首頁') })).toEqual([
      '<a title="',
      texts,
      '">1</a>',
    ]);
  });

  it('is kept separately if its structure differs', () => {
    const html = { CN: '<b>首页</b>', US: 'Home', HK: '<b>首頁</b>' };
    expect(markupOf(html)).toEqual([html]);
  });
});
