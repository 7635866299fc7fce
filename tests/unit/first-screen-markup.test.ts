import { describe, expect, it } from 'vitest';
import {
  Numbered,
  NumberedPieces,
  partsOf as takeApart,
  withTexts,
} from '../../scripts/vite/first-screen/markup.ts';

const partsOf = (html: string, drawings = new Numbered<string>()) => takeApart(html, drawings);

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

  it('loses what means nothing without scripts: identifiers, where the focus goes, what opens later', () => {
    const { main } = partsOf(
      page(
        '',
        '<label for="_R_1_" tabindex="-1">x</label><input id="_R_1_" value=""><div hidden="" class="menu"><p>y</p></div>' +
          '<a class="tab active" data-status="active" title="not active">z</a>',
      ),
    );
    expect(main).toBe('<label>x</label><input><a class="tab" title="not active">z</a>');
  });

  it('keeps of its own links which is current', () => {
    const tabs = '<a aria-current="page">News</a><a>Videos</a>';
    expect(partsOf(page(' aria-current="page"', tabs)).main).toBe(tabs);
  });

  it('shows of a list only what is chosen', () => {
    const list = (chosen: string) => `<select>${chosen}</select>`;
    const all = '<option value="">All</option><option value="1" selected="">One</option>';
    expect(partsOf(page('', list(all) + list(all))).main).toBe(
      list('<option value="1">One</option>').repeat(2),
    );
  });

  it('leaves room for late drawings, with the number of each', () => {
    const drawings = new Numbered<string>();
    const drawing = (content: string) => `<svg width="4" data-late="">${content}</svg>`;
    const { main } = partsOf(
      page('', drawing('<path d="a"></path>') + drawing('<g></g>')),
      drawings,
    );
    expect(main).toBe('<svg width="4" data-late="0"></svg><svg width="4" data-late="1"></svg>');
    expect(drawings.list).toEqual(['<path d="a"></path>', '<g></g>']);
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

it('pieces of markup have their texts in a list for each language, a line each', () => {
  const pieces = new NumberedPieces();
  expect(pieces.numberOf(['<b>首页</b>', '<b>Home</b>'])).toBe(0);
  expect(pieces.numberOf(['<i>新\n闻</i>', '<i>News</i>'])).toBe(1);
  expect(pieces.numberOf(['<b>首页</b>', '<b>Home</b>'])).toBe(0);
  expect(pieces.list()).toEqual({
    markup: ['<b>{0}</b>', '<i>{1}</i>'],
    texts: ['首页\n新 闻', 'Home\nNews'],
  });
});
