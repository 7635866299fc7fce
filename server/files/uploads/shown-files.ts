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

/** Condition for the newest version of each legal text. */
const NEWEST = sql`${legalTexts.version} = (
  select max(newer.version) from ${legalTexts} as newer where newer.kind = ${legalTexts.kind}
)`;

interface Published {
  table: PgTable;
  /** Key of the table's records in `file_uses`. */
  key: PgColumn | SQL;
  /** Condition for public records. */
  where: (now: Date) => SQL | undefined;
}

/**
 * Sources of `file_uses` whose records make files of the library public: all, none, or records that match a
 * condition. `file-access.ts` decides on files of entries, experts and accounts.
 */
export const FILE_SOURCES: Readonly<Record<string, 'all' | 'none' | Published>> = {
  activities: {
    table: activities,
    key: activities.id,
    where: () => eq(activities.published, true),
  },
  configs: 'all',
  // `downloadTemplate` serves these to users with a session.
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

/** Join condition for the references that may make a file public. */
export const showingUses = and(eq(fileUses.fileId, files.id), inArray(fileUses.source, SHOWING));

/** Selects whether a reference of `showingUses` makes its file public. */
export function isShown(db: Database, now: Date): SQL<boolean | null> {
  // A `case` over single values, because the embedded database plans `exists` conditions slowly.
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
