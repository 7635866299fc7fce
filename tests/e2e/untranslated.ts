import type { Page } from '@playwright/test';
import type { KnownWords } from './known-words.ts';
import { MARKED } from './pseudo-texts.ts';
import { shownTexts } from './shown-texts.ts';

/** Numbers and dates with the units that `Intl` and file sizes add. */
const FIGURE = /^(?=.*\d)(CN)?[¥\d.,:/ ()年月日–-]+\s?([KMB]|KB|MB|GB|[万萬亿億])?$/;

/** Separators between facts on one line. */
const BETWEEN = /\s?·\s|\s–\s|[,:]\s|｜|\n/;

/** Punctuation around placeholders, which has no letters and no marks, and separators in titles. */
const CLOSING = /(?:[)）”」?？。]+| -)$/u;

/** The conjunction of `Intl` in Chinese lists. */
const BEFORE_LAST = /^[及和]$/u;

/** Returns whether a part is data: sent by the server, a number, or a combination. */
function isData(whole: string, known: KnownWords): boolean {
  const part = whole.replace(CLOSING, '');
  const fits = (text: string) =>
    !/\p{L}{2}|\p{Script=Han}/u.test(text) ||
    FIGURE.test(text) ||
    BEFORE_LAST.test(text) ||
    known.has(text);
  // "50 / page": a number before a library’s text.
  return (
    fits(whole) || fits(part) || fits(part.replace(/^\d+ /, '')) || part.split(' ').every(fits)
  );
}

/**
 * Returns texts of a page that are neither marked texts of the site (`pseudo-texts.ts`), server
 * data nor library texts.
 */
export async function untranslated(page: Page, known: KnownWords): Promise<string[]> {
  const found: string[] = [];
  const shown = await shownTexts(page);
  await known.readAll();
  for (const { text, where } of shown) {
    const plain = text.replace(MARKED, '\n');
    // A chart truncates long names.
    if (plain.endsWith('...') && known.begins(plain.slice(0, -3).trim())) continue;
    const left = isData(plain.trim(), known) ? [] : plain.split(BETWEEN);
    for (const part of left.map((one) => one.trim()))
      if (!isData(part, known)) found.push(`"${part}" in ${where}`);
  }
  return [...new Set(found)];
}
