import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/**
 * The text that a search looks in. Indexes and conditions are written with it: the database uses an
 * index only for the very expression that it was made of. Lines part the columns: no word has one in it.
 */
function searchedText(parts: readonly (AnyPgColumn | SQL)[]): SQL {
  const texts = parts.map((part) => sql`coalesce(${part}, '')`);
  return sql`(${sql.join(texts, sql.raw(` || E'\\n' || `))})`;
}

/** A localized column's texts. */
function inEveryLanguage(column: AnyPgColumn): SQL[] {
  return [sql`(${column} ->> 'CN')`, sql`(${column} ->> 'US')`, sql`(${column} ->> 'HK')`];
}

type Columns<Name extends string> = Record<Name, AnyPgColumn>;

/** What staff look for accounts by. */
export function userText(of: Columns<(typeof USER_COLUMNS)[number]>): SQL {
  return searchedText(USER_COLUMNS.map((name) => of[name]));
}
const USER_COLUMNS = [
  'firstName',
  'lastName',
  'chineseName',
  'adUser',
  'userCode',
  'phone',
  'email',
] as const;

/** What everyone looks for entries by. */
export function entryText({
  name,
  summary,
  team,
  company,
}: Columns<'name' | 'summary' | 'team' | 'company'>): SQL {
  return searchedText([name, summary, sql`(${team} ->> 'leader')`, sql`(${company} ->> 'name')`]);
}

/** What everyone looks for news by. */
export function newsText({ title, summary }: Columns<'title' | 'summary'>): SQL {
  return searchedText([title, summary].flatMap(inEveryLanguage));
}

/** What everyone looks for activities by. */
export function activityText({ title, city, address }: Columns<'title' | 'city' | 'address'>): SQL {
  return searchedText([title, city, address].flatMap(inEveryLanguage));
}

/** What staff look for in the record of what they did. */
export function auditText({ userName, userId, target }: Columns<'userName' | 'userId' | 'target'>) {
  return searchedText([userName, userId, target]);
}

/** What an index for searches holds of a text: all its runs of one to three characters. */
export function searchTokens(text: SQL): SQL {
  return sql`search_tokens(${text})`;
}
