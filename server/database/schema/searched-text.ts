import { sql, type SQL } from 'drizzle-orm';
import { text, type AnyPgColumn } from 'drizzle-orm/pg-core';

/** Separates the parts of a searched text; can't occur in a word. */
const SEPARATOR = sql.raw(`E'\\x1f'`);

function searchedText(parts: readonly (AnyPgColumn | SQL)[]): SQL {
  const texts = parts.map((part) => sql`coalesce(${part}, '')`);
  return sql`search_form(${sql.join(texts, sql` || ${SEPARATOR} || `)})`;
}

/**
 * Returns a generated column with a normalized text for searches; normalizing each row during a search would
 * be too slow.
 */
export function searchColumn(searched: () => SQL) {
  return text('search_text').generatedAlwaysAs(searched);
}

/** Returns the expression for the first `count` parts of a searched text. */
export function firstParts(searched: AnyPgColumn, count: number): SQL {
  const parts = Array.from(
    { length: count },
    (_, at) => sql`split_part(${searched}, ${SEPARATOR}, ${sql.raw(String(at + 1))})`,
  );
  return sql`(${sql.join(parts, sql` || ${SEPARATOR} || `)})`;
}

function inEveryLanguage(column: AnyPgColumn): SQL[] {
  return [sql`(${column} ->> 'CN')`, sql`(${column} ->> 'US')`, sql`(${column} ->> 'HK')`];
}

type Columns<Name extends string> = Record<Name, AnyPgColumn>;

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

export function entryText({
  name,
  englishName,
  summary,
  englishSummary,
  team,
  company,
}: Columns<'name' | 'englishName' | 'summary' | 'englishSummary' | 'team' | 'company'>): SQL {
  const shown = [name, englishName, summary, englishSummary];
  return searchedText([...shown, sql`(${team} ->> 'leader')`, sql`(${company} ->> 'name')`]);
}

export function newsText({ title, summary }: Columns<'title' | 'summary'>): SQL {
  return searchedText([title, summary].flatMap(inEveryLanguage));
}

export function activityText({ title, city, address }: Columns<'title' | 'city' | 'address'>): SQL {
  return searchedText([title, city, address].flatMap(inEveryLanguage));
}

export function auditText({ userName, userId, target }: Columns<'userName' | 'userId' | 'target'>) {
  return searchedText([userName, userId, target]);
}

/** Returns the expression for all substrings of one to three characters, which search indexes contain. */
export function searchTokens(searched: SQL | AnyPgColumn): SQL {
  return sql`search_tokens(${searched})`;
}
