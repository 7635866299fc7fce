import { and, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/open.ts';
import {
  activities,
  files,
  fileUses,
  isPublicNews,
  legalTexts,
  matches,
  news,
} from '../../database/schema.ts';

/** The newest version of its kind. */
const NEWEST = sql`${legalTexts.version} = (
  select max(newer.version) from ${legalTexts} as newer where newer.kind = ${legalTexts.kind}
)`;

interface Published {
  table: PgTable;
  /** How `file_uses` names a record of the table. */
  key: PgColumn | SQL;
  /** Which records everyone sees. */
  where: (now: Date) => SQL | undefined;
}

/**
 * Which records of the sources of `file_uses` show the files of the library that they name to everyone:
 * all, none, or those that fulfil a condition. `file-access.ts` decides on files of entries, experts and
 * accounts.
 */
export const FILE_SOURCES: Readonly<Record<string, 'all' | 'none' | Published>> = {
  activities: {
    table: activities,
    key: activities.id,
    where: () => eq(activities.published, true),
  },
  configs: 'all',
  // `downloadTemplate` sends them to users with a session.
  document_templates: 'none',
  experts: 'none',
  legal_texts: {
    table: legalTexts,
    key: sql`${legalTexts.kind} || '/' || ${legalTexts.version}`,
    where: () => NEWEST,
  },
  links: 'all',
  matches: { table: matches, key: matches.id, where: () => isNotNull(matches.publishedAt) },
  news: { table: news, key: news.id, where: isPublicNews },
  organisations: 'all',
  project_files: 'none',
  projects: 'none',
  record_drafts: 'none',
  record_versions: 'none',
  site_identity: 'all',
  stories: 'all',
  users: 'none',
};

const SHOWING = Object.keys(FILE_SOURCES).filter((source) => FILE_SOURCES[source] !== 'none');

/** The uses of a file that may show it, for the join of a statement on `files`. */
export const showingUses = and(eq(fileUses.fileId, files.id), inArray(fileUses.source, SHOWING));

/** Whether a use of `showingUses` shows its file to everyone, for the columns of that statement. */
export function isShown(db: Database, now: Date): SQL<boolean | null> {
  // A `case` of single values: the embedded database plans conditions with `exists` three times as long.
  const cases = SHOWING.map((source) => {
    const rule = FILE_SOURCES[source];
    if (typeof rule !== 'object') return sql`when ${source} then true`;
    const records = and(sql`${rule.key} = ${fileUses.recordKey}`, rule.where(now));
    const record = db
      .select({ shown: sql`true` })
      .from(rule.table)
      .where(records)
      .limit(1);
    return sql`when ${source} then (${record})`;
  });
  return sql`case ${fileUses.source} ${sql.join(cases, sql` `)} end`;
}
