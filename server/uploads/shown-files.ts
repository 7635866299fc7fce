import { and, eq, exists, isNotNull, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/open.ts';
import { activities, files, fileUses, legalTexts, matches, news } from '../database/schema.ts';
import { isPublicNews } from '../news/news-rows.ts';

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

/**
 * Whether published content shows a file of the library, for the columns of a statement on `files`.
 * A smaller copy is shown as its picture is.
 */
export function isShown(db: Database, now: Date): SQL<boolean> {
  const one = { one: sql`1` };
  const shows = Object.entries(FILE_SOURCES).flatMap(([source, rule]) => {
    if (rule === 'none') return [];
    const ofSource = eq(fileUses.source, source);
    if (rule === 'all') return [ofSource];
    const record = and(sql`${rule.key} = ${fileUses.recordKey}`, rule.where(now));
    return [and(ofSource, exists(db.select(one).from(rule.table).where(record)))];
  });
  const use = db
    .select(one)
    .from(fileUses)
    .where(and(eq(fileUses.fileId, files.id), or(...shows)));
  return sql<boolean>`(${files.public} and ${exists(use)})`;
}
