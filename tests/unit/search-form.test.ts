import { Converter } from 'opencc-js';
import { expect, it } from 'vitest';
import { searchForm } from '../../openapi/search-form.ts';
import { chineseVariants, convertedTexts } from '../support/chinese-variants.ts';

it.each([
  ['traditional characters', '機器人', '机器人'],
  ['Hong Kong variants', '衞生與裏程', '卫生与里程'],
  ['Taiwan variants', '臺灣麵', '台湾面'],
  ['a phrase converted as a whole', '瞭解', '了解'],
  ['full-width letters and digits', 'ＡＩ２０２６', 'ai2026'],
  ['half-width kana', 'ﾛﾎﾞｯﾄ', 'ロボット'],
  ['decomposed letters', 'Cafe\u0301', 'café'],
  ['capitals beyond ASCII', 'ÉCOLE ΣΟΦΟΣ', 'école σοφος'],
  ['an ideographic space', '机器\u3000人', '机器 人'],
  ['invisible characters', '机\u200B器\uFEFF人', '机器人'],
])('treats %s alike: %s and %s', (_case, one, other) => {
  expect(searchForm(one)).toBe(searchForm(other));
});

it.each([
  ['机器人', '机械人'],
  ['café', 'cafe'],
  ['a b', 'ab'],
])('distinguishes %s from %s', (one, other) => {
  expect(searchForm(one)).not.toBe(searchForm(other));
});

// After an upgrade of opencc-js, run `npx vitest run --project=unit tests/unit/search-form.test.ts
// -u` and add a migration that replaces the SQL function `search_form` and recomputes the columns.
it('the generated file contains the variants of OpenCC', async () => {
  const lines = [
    '// Written by tests/unit/search-form.test.ts from the dictionaries of opencc-js.',
    '',
    '/** Groups of Chinese characters that stand for each other: simplified, traditional, regional. */',
    'export const CHINESE_VARIANTS =',
    `  '${chineseVariants().join(' ')}';`,
    '',
  ];
  await expect(lines.join('\n')).toMatchFileSnapshot('../../openapi/chinese-variants.ts');
});

it.each(['hk', 'tw'] as const)('every text converted to %s is found by the original', (to) => {
  const convert = Converter({ from: 'cn', to });
  const isRare = (text: string) => /[\u{10000}-\u{10FFFF}]/u.test(text);
  const missed = convertedTexts
    .map((text) => [text, convert(text)] as const)
    .filter(([text, converted]) => !isRare(text + converted))
    .filter(([text, converted]) => searchForm(text) !== searchForm(converted));
  expect(missed).toEqual([]);
});
