import { Converter } from 'opencc-js';
import { expect, it } from 'vitest';
import { searchForm } from '../../openapi/search-form.ts';
import { chineseVariants, convertedTexts } from '../support/chinese-variants.ts';

it.each([
  ['traditional for simplified characters', '機器人', '机器人'],
  ['those of Hong Kong', '衞生與裏程', '卫生与里程'],
  ['those of Taiwan', '臺灣麵', '台湾面'],
  ['a phrase that is converted as a whole', '瞭解', '了解'],
  ['full-width letters and digits', 'ＡＩ２０２６', 'ai2026'],
  ['half-width kana', 'ﾛﾎﾞｯﾄ', 'ロボット'],
  ['decomposed letters', 'Cafe\u0301', 'café'],
  ['capitals beyond ASCII', 'ÉCOLE ΣΟΦΟΣ', 'école σοφος'],
  ['a wide blank', '机器\u3000人', '机器 人'],
  ['invisible characters', '机\u200B器\uFEFF人', '机器人'],
])('compares %s: %s and %s', (_case, one, other) => {
  expect(searchForm(one)).toBe(searchForm(other));
});

it.each([
  ['机器人', '机械人'],
  ['café', 'cafe'],
  ['a b', 'ab'],
])('finds no %s by %s', (one, other) => {
  expect(searchForm(one)).not.toBe(searchForm(other));
});

// After an upgrade of opencc-js: `npx vitest run --project=unit tests/unit/search-form.test.ts -u`, and a
// migration that replaces the SQL function `search_form` and computes the columns again.
it('holds the variants of OpenCC', async () => {
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

it.each(['hk', 'tw'] as const)('finds every text that is converted to %s', (to) => {
  const convert = Converter({ from: 'cn', to });
  const isRare = (text: string) => /[\u{10000}-\u{10FFFF}]/u.test(text);
  const missed = convertedTexts
    .map((text) => [text, convert(text)] as const)
    .filter(([text, converted]) => !isRare(text + converted))
    .filter(([text, converted]) => searchForm(text) !== searchForm(converted));
  expect(missed).toEqual([]);
});
