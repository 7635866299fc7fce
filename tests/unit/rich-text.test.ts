import { describe, expect, it } from 'vitest';
import { cleanHtml, filesOfText, isBlankRichText } from '../../server/localized/rich-text.ts';

const file = (id: string) => `/api/sys/file/download/${id}`;

describe('the files of a rich text', () => {
  it.each([
    [`<p><img src="${file('a')}" alt=""></p>`, [{ kind: 'image', id: 'a' }]],
    [`<img alt="x > y" src='${file('a')}'>`, [{ kind: 'image', id: 'a' }]],
    [`<video controls src="${file('a-1')}"></video>`, [{ kind: 'video', id: 'a-1' }]],
    [`<img src="${file('a')}"><img src="${file('a')}">`, [{ kind: 'image', id: 'a' }]],
    [`<img src="https://example.org${file('a')}">`, []],
    [`<a href="${file('a')}">a</a> ${file('b')}`, []],
    [`<p title='<img src="${file('a')}">'></p>`, []],
  ])('of %s are %j', (CN, files) => {
    expect(filesOfText({ CN })).toEqual(files);
  });

  it('are collected once across languages', () => {
    const text = { CN: `<img src="${file('a')}">`, US: `<img src="${file('a')}">` };
    expect(filesOfText({ ...text, HK: `<img src="${file('b')}">` })).toHaveLength(2);
    expect(filesOfText(undefined)).toEqual([]);
  });
});

describe('a rich text', () => {
  it.each([
    ['', true],
    ['<p></p><p> <br></p>&nbsp;', true],
    ['<p>a</p>', false],
    ['<p><img src="a" alt=""></p>', false],
    ['<video src="a"></video>', false],
    ['< 5', false],
  ])('%j is empty: %j', (html, nothing) => {
    expect(isBlankRichText(html)).toBe(nothing);
  });
});

/** Length of the longest text that the contract allows; fragments that provoke backtracking. */
const LARGEST = 300_000;
const HOSTILE = ['<img ', '<video src="', '<', '<p>', '<p title="', '&', '<!--', '<a href=', '</'];

describe.each(HOSTILE)('a text of 300 kB of %j', (part) => {
  const html = part.repeat(LARGEST / part.length);
  it.each([
    ['cleaned', () => cleanHtml(html)],
    ['searched for files', () => filesOfText({ CN: html, US: html, HK: html })],
    ['checked for content', () => isBlankRichText(html)],
  ])('is %s within one second', (_, act) => {
    const began = process.cpuUsage();
    act();
    const { user } = process.cpuUsage(began);
    expect(user / 1e6).toBeLessThan(1);
  });
});
