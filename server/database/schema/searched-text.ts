import { sql, type SQL } from 'drizzle-orm';
import { text, type AnyPgColumn } from 'drizzle-orm/pg-core';

/** Separates the parts of a searched text: no word contains it. */
const SEPARATOR = sql.raw(`E'\\x1f'`);

/** The parts in the form that searches compare. */
function searchedText(parts: readonly (AnyPgColumn | SQL)[]): SQL {
  const texts = parts.map((part) => sql`coalesce(${part}, '')`);
  return sql`search_form(${sql.join(texts, sql` || ${SEPARATOR} || `)})`;
}

/**
 * A column with the form that searches compare. The database computes it at each write: computing it
 * for each row of a search would take too long.
 */
export function searchColumn(searched: () => SQL) {
  return text('search_text').generatedAlwaysAs(searched);
}

/** The first parts of a searched text. */
export function firstParts(searched: AnyPgColumn, count: number): SQL {
  const parts = Array.from(
    { length: count },
    (_, at) => sql`split_part(${searched}, ${SEPARATOR}, ${sql.raw(String(at + 1))})`,
  );
  return sql`(${sql.join(parts, sql` || ${SEPARATOR} || `)})`;
}

/** A localized column's texts. */
function inEveryLanguage(column: AnyPgColumn): SQL[] {
  return [sql`(${column} ->> 'CN')`, sql`(${column} ->> 'US')`, sql`(${column} ->> 'HK')`];
}

type Columns<Name extends string> = Record<Name, AnyPgColumn>;

/** The text by which staff find accounts. */
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

/** The text by which everyone finds entries. */
export function entryText({
  name,
  summary,
  team,
  company,
}: Columns<'name' | 'summary' | 'team' | 'company'>): SQL {
  return searchedText([name, summary, sql`(${team} ->> 'leader')`, sql`(${company} ->> 'name')`]);
}

/** The text by which everyone finds news. */
export function newsText({ title, summary }: Columns<'title' | 'summary'>): SQL {
  return searchedText([title, summary].flatMap(inEveryLanguage));
}

/** The text by which everyone finds activities. */
export function activityText({ title, city, address }: Columns<'title' | 'city' | 'address'>): SQL {
  return searchedText([title, city, address].flatMap(inEveryLanguage));
}

/** The text by which staff find records of the audit log. */
export function auditText({ userName, userId, target }: Columns<'userName' | 'userId' | 'target'>) {
  return searchedText([userName, userId, target]);
}

/** All runs of one to three characters of a text, which an index for searches contains. */
export function searchTokens(searched: SQL | AnyPgColumn): SQL {
  return sql`search_tokens(${searched})`;
}
