import { and, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { searchTokens } from './schema/searched-text.ts';

const searchForm = (text: SQL | AnyPgColumn | string): SQL => sql`search_form(${text})`;

/** Returns the condition for texts in search form that contain the word. */
export function hasWord(searched: SQL | AnyPgColumn, word: string): SQL {
  return sql`(strpos(${searched}, ${searchForm(word)}) > 0)`;
}

/**
 * Returns the condition for search columns that may contain the word, which an index serves. The condition
 * also holds for texts with parts of the word in other places; combine it with `hasWord`.
 */
export function mayContain(searched: AnyPgColumn, word: string): SQL | undefined {
  if (word === '') return undefined;
  return sql`${searchTokens(searched)} @> search_keys(${searchForm(word)})`;
}

/** Returns the condition for search columns that contain the word in any spelling variant (decision 0129). */
export function containsWord(searched: AnyPgColumn, word: string): SQL | undefined {
  return and(mayContain(searched, word), hasWord(searched, word));
}

/** Returns the condition that one of several texts, without a search column, contains the word. */
export function anyContains(texts: readonly (SQL | AnyPgColumn)[], word: string): SQL | undefined {
  return or(...texts.map((text) => hasWord(searchForm(text), word)));
}
