import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { fillPlaceholders, type ShownData } from '@/first-screen/fill-placeholders';

const room = document.createElement('main');

beforeEach(() => {
  document.body.append(room);
});
afterEach(() => {
  room.remove();
});

function filled(markup: string, data: unknown): HTMLElement {
  room.innerHTML = markup;
  fillPlaceholders(room, data as ShownData);
  return room;
}

/** Returns the file id of each placeholder’s picture. */
function pictures(markup: string, data: unknown): (string | undefined)[] {
  return [...filled(markup, data).querySelectorAll('[data-picture]')].map(
    (blank) => /download\/([\w-]+)/.exec(blank.querySelector('img')?.srcset ?? '')?.[1],
  );
}

const CARDS = '<div><div data-picture="coverFileId"></div></div>'.repeat(3);
const SMALL_CARDS = CARDS.replaceAll('></', ' data-sizes="104px"></');
const covers = (...ids: (string | undefined)[]) => ids.map((coverFileId) => ({ coverFileId }));

it('fills in the title, and headings and paragraphs of the content', () => {
  filled('<p data-field="title"></p><div data-field="content"></div>', {
    title: 'Rules & <dates>',
    content: '<p>From <b>May</b> &amp; June</p><ul><li>x</li></ul><h2>Where</h2><p>Here</p>',
  });
  expect(room.children[0]?.textContent).toBe('Rules & <dates>');
  expect(room.children[1]?.innerHTML).toBe('<p>From May &amp; June</p><h2>Where</h2><p>Here</p>');
});

it('inserts no markup of the content other than headings and paragraphs', () => {
  filled('<div data-field="content"></div>', {
    content:
      '<p onclick="alert(1)">a<img src="x" onerror="alert(1)"><script>alert(1)</script></p><iframe src="/"></iframe>',
  });
  expect(room.querySelectorAll('[data-field] *')).toHaveLength(1);
  expect(room.querySelector('[data-field] p')?.attributes).toHaveLength(0);
});

it('leaves a placeholder empty if the field is absent', () => {
  expect(filled('<p data-field="title"></p>', {}).children[0]?.innerHTML).toBe('');
});

it('gives the picture of a record the widths of its placeholder', () => {
  filled('<div data-picture="logoFileId" data-sizes="(max-width:1000px) 100vw,800px"></div>', {
    logoFileId: 'logo-1',
  });
  const picture = room.querySelector('img');
  expect(picture?.srcset).toContain('/logo-1?width=640 640w');
  expect(picture?.sizes).toBe('(max-width:1000px) 100vw,800px');
});

it('shows each picture on its own card', async () => {
  await page.viewport(1280, 800);
  expect(pictures(CARDS, { records: covers('a', undefined, 'c', 'd') })).toEqual([
    'a',
    undefined,
    'c',
  ]);
});

it('fills the first cards with the stories of all tracks', async () => {
  await page.viewport(1280, 800);
  const domains = [{ stories: covers('a') }, { stories: [] }, { stories: covers('b', 'c') }];
  expect(pictures(CARDS, domains)).toEqual(['a', 'b', 'c']);
});

it('uses the picture of the first finished edition', () => {
  const editions = [
    { status: 'signup', bannerFileId: 'now' },
    { status: 'finished', bannerFileId: 'past' },
  ];
  expect(pictures('<div data-picture="bannerFileId"></div>', editions)).toEqual(['past']);
});

it('loads one large picture on a phone, and all three small ones', async () => {
  await page.viewport(390, 844);
  const data = { records: covers('a', 'b', 'c') };
  expect(pictures(CARDS, data)).toEqual(['a', undefined, undefined]);
  expect(pictures(SMALL_CARDS, data)).toEqual(['a', 'b', 'c']);
});
