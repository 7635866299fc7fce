import { describe, expect, it } from 'vitest';
import { Numbered, partsOf, withTexts } from '../../scripts/vite/first-screen/markup.ts';

describe('a page taken apart', () => {
  const page = (link: string, main: string) =>
    `<div><nav><a href="#/news"${link}>News</a><a href="#/guide">Guide</a></nav><main class="m">${main}</main></div>`;

  it('has the same frame as every other page, and its own content', () => {
    const news = partsOf(page(' aria-current="page"', '<h1>News</h1>'));
    const guide = partsOf(page('', '<h1>Guide</h1>'));
    expect(news.shell).toBe(guide.shell);
    expect(news.shell).toContain('<main class="m">{main}</main>');
    expect(news.main).toBe('<h1>News</h1>');
  });

  it('reports which link of the frame leads to it', () => {
    expect(partsOf(page(' aria-current="page"', '')).current).toBe(0);
    expect(partsOf(page('', ''))).not.toHaveProperty('current');
  });

  it('loses what means nothing without scripts: identifiers, what opens later, late drawings', () => {
    const { main } = partsOf(
      page(
        '',
        '<label for="_R_1_">x</label><input id="_R_1_"><div hidden="" class="menu"><p>y</p></div><svg width="4" data-late=""><path d="M0 0"></path></svg>',
      ),
    );
    expect(main).toBe('<label>x</label><input><svg width="4" data-late=""></svg>');
  });

  it('is refused where its text looks like a slot', () => {
    expect(() => partsOf(page('', 'for {3} people'))).toThrow('{3}');
  });
});

describe('markup in several languages', () => {
  it('stands once, with a number for each text that differs', () => {
    const texts = new Numbered<string[]>();
    const one = withTexts(['<a title="首页">1</a>', '<a title="Home">1</a>'], texts);
    expect(one).toBe('<a title="{0}">1</a>');
    expect(withTexts(['<b>首页</b>', '<b>Home</b>'], texts)).toBe('<b>{0}</b>');
    expect(texts.list).toEqual([['首页', 'Home']]);
  });

  it('stands whole for each language where it is built differently', () => {
    const texts = new Numbered<string[]>();
    expect(withTexts(['<b>首页</b>', 'Home'], texts)).toBe('{0}');
    expect(texts.list).toEqual([['<b>首页</b>', 'Home']]);
  });
});
