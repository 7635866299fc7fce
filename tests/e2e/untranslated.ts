import type { Page } from '@playwright/test';
import type { KnownWords } from './known-words.ts';
import { MARKED } from './pseudo-texts.ts';
import { shownTexts } from './shown-texts.ts';

/** Numbers and days with what `Intl` and the sizes of files write beside them. */
const FIGURE = /^(?=.*\d)(CN)?[¥\d.,:/ ()年月日–-]+\s?([KMB]|KB|MB|GB|[万萬亿億])?$/;

/** What lies between two facts in one line. */
const BETWEEN = /\s?·\s|\s–\s|[,:]\s|｜|\n/;

/** What closes a text around what is filled in: it has no letters, so it isn't marked; nor has what parts the name in a title. */
const CLOSING = /(?:[)）”」?？。]+| -)$/u;

/** What `Intl` writes before the last name of a Chinese list. */
const BEFORE_LAST = /^[及和]$/u;

/** Whether a part is data: sent by the server, a figure, or words of both. */
function isData(whole: string, known: KnownWords): boolean {
  const part = whole.replace(CLOSING, '');
  const fits = (text: string) =>
    !/\p{L}{2}|\p{Script=Han}/u.test(text) ||
    FIGURE.test(text) ||
    BEFORE_LAST.test(text) ||
    known.has(text);
  // "50 / page": a number before a library's words.
  return (
    fits(whole) || fits(part) || fits(part.replace(/^\d+ /, '')) || part.split(' ').every(fits)
  );
}

/**
 * What a page shows in other words than the site's texts, the server's data or a library's. Its
 * texts are marked (`pseudo-texts.ts`).
 */
export async function untranslated(page: Page, known: KnownWords): Promise<string[]> {
  const found: string[] = [];
  const shown = await shownTexts(page);
  await known.readAll();
  for (const { text, where } of shown) {
    const plain = text.replace(MARKED, '\n');
    // A chart cuts long names short.
    if (plain.endsWith('...') && known.begins(plain.slice(0, -3).trim())) continue;
    const left = isData(plain.trim(), known) ? [] : plain.split(BETWEEN);
    for (const part of left.map((one) => one.trim()))
      if (!isData(part, known)) found.push(`"${part}" in ${where}`);
  }
  return [...new Set(found)];
}
