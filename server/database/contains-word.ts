import { and, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { searchTokens } from './schema/searched-text.ts';

const searchForm = (text: SQL | AnyPgColumn | string): SQL => sql`search_form(${text})`;

/** True if a text in search form contains the word. */
export function hasWord(searched: SQL | AnyPgColumn, word: string): SQL {
  return sql`(strpos(${searched}, ${searchForm(word)}) > 0)`;
}

/**
 * True if a search column may contain the word; served by an index without reading rows. May be true for
 * texts that contain the word's characters elsewhere, so combine it with `hasWord`.
 */
export function mayContain(searched: AnyPgColumn, word: string): SQL | undefined {
  if (word === '') return undefined;
  return sql`${searchTokens(searched)} @> search_keys(${searchForm(word)})`;
}

/** True if a search column contains the word in any spelling variant (decision 0129). */
export function containsWord(searched: AnyPgColumn, word: string): SQL | undefined {
  return and(mayContain(searched, word), hasWord(searched, word));
}

/** True if one of several texts without a search column contains the word in any spelling variant. */
export function anyContains(texts: readonly (SQL | AnyPgColumn)[], word: string): SQL | undefined {
  return or(...texts.map((text) => hasWord(searchForm(text), word)));
}
