import { sql, type SQL } from 'drizzle-orm';
import { containsPattern } from '../services.ts';
import { searchTokens } from './schema/searched-text.ts';

/**
 * Whether a text, one of `schema/searched-text.ts`, may hold a word: a condition that an index answers
 * without reading the rows. It is also true of some texts that hold the word's characters elsewhere;
 * what decides is an `ILIKE` beside it.
 */
export function mayContain(text: SQL, word: string): SQL | undefined {
  if (word === '') return undefined;
  return sql`${searchTokens(text)} @> search_keys(${word})`;
}

/** Whether a text holds a word, whatever the case of its letters. */
export function containsWord(text: SQL, word: string): SQL {
  const found = sql`${text} ilike ${containsPattern(word)}`;
  const indexed = mayContain(text, word);
  return indexed === undefined ? found : sql`(${indexed} and ${found})`;
}
