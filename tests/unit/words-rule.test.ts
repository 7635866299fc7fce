import { Linter } from 'eslint';
import { expect, it } from 'vitest';
import { wordsRule } from '../../scripts/words/words-rule.ts';

/** What the rule says about a piece of code. */
function messages(code: string): string[] {
  const plugins = { words: { rules: { standard: wordsRule } } };
  return new Linter()
    .verify(code, [{ plugins, rules: { 'words/standard': 'error' } }])
    .map(({ message }) => message);
}

it.each([
  ['const told = 1;', 'told'],
  ['const isTold = 1;', 'told'],
  ['const KEPT_SECONDS = 1;', 'kept'],
  ['function callOff() {}', 'calloff'],
  ['useIt(({ courier }) => courier);', 'courier'],
])('refuses the name in %s and gives the word to use', (code, word) => {
  expect(messages(code)).toEqual([expect.stringContaining(`instead of "${word}" use `)]);
});

it.each([
  "it('is told where it stands', () => {});",
  'test.each([1])(`a ticket at the door: %s`, () => {});',
  "describe.skip('a courier', () => {});",
])('refuses the title in %s', (code) => {
  expect(messages(code)).toHaveLength(1);
});

it.each([
  'const indoor = 1, scale = 2, calmly = 3;',
  "it('shows the error at the field and sends nothing', () => {});",
  "show('is told in the text of a page');",
])('accepts %s', (code) => {
  expect(messages(code)).toEqual([]);
});
