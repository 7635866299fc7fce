import { and, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { searchTokens } from './schema/searched-text.ts';

/** The form of a text that searches compare. */
const searchForm = (text: SQL | AnyPgColumn | string): SQL => sql`search_form(${text})`;

/** Whether a text that is in the form of searches contains a word. */
export function hasWord(searched: SQL | AnyPgColumn, word: string): SQL {
  return sql`(strpos(${searched}, ${searchForm(word)}) > 0)`;
}

/**
 * Whether a search column may contain a word: a condition that an index answers without reading the
 * rows. It is also true of some texts that contain the word's characters elsewhere; `hasWord` decides.
 */
export function mayContain(searched: AnyPgColumn, word: string): SQL | undefined {
  if (word === '') return undefined;
  return sql`${searchTokens(searched)} @> search_keys(${searchForm(word)})`;
}

/** Whether a search column contains a word, however it is spelled (decision 0129). */
export function containsWord(searched: AnyPgColumn, word: string): SQL | undefined {
  return and(mayContain(searched, word), hasWord(searched, word));
}

/** Whether one of some texts that have no search column contains a word, however it is spelled. */
export function anyContains(texts: readonly (SQL | AnyPgColumn)[], word: string): SQL | undefined {
  return or(...texts.map((text) => hasWord(searchForm(text), word)));
}
