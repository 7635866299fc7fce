import { gt, or, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Schemas } from '../contract/types.ts';
import type { Database, Transaction } from '../database/open.ts';
import {
  activities,
  configs,
  documentTemplates,
  experts,
  legalTexts,
  links,
  matches,
  news,
  organisations,
  projectFiles,
  projects,
  recordDrafts,
  siteIdentity,
  stories,
  users,
} from '../database/schema.ts';

interface Place {
  place: Schemas['MediaUse']['place'];
  table: PgTable;
  /** What names a record: a text in the site's languages, or its identifier alone. */
  id: AnyPgColumn;
  title?: AnyPgColumn;
}

/** Every table whose records may show a file, by a column or in a text. */
const PLACES: readonly Place[] = [
  { place: 'news', table: news, id: news.id, title: news.title },
  { place: 'activity', table: activities, id: activities.id, title: activities.title },
  { place: 'match', table: matches, id: matches.id, title: matches.name },
  { place: 'organisation', table: organisations, id: organisations.id, title: organisations.name },
  { place: 'link', table: links, id: links.id, title: links.name },
  { place: 'story', table: stories, id: stories.id, title: stories.title },
  {
    place: 'template',
    table: documentTemplates,
    id: documentTemplates.id,
    title: documentTemplates.title,
  },
  { place: 'identity', table: siteIdentity, id: siteIdentity.id, title: siteIdentity.name },
  { place: 'legal', table: legalTexts, id: legalTexts.kind },
  // Who they are isn't everyone's to know.
  { place: 'entry', table: projects, id: projects.id },
  { place: 'entry', table: projectFiles, id: projectFiles.projectId },
  { place: 'expert', table: experts, id: experts.id },
  { place: 'user', table: users, id: users.id },
  { place: 'config', table: configs, id: configs.key },
  { place: 'draft', table: recordDrafts, id: recordDrafts.recordId },
];

/** Records of one kind that are named; more than these are not needed to know that it is used. */
const MAX = 50;

/**
 * The records that show a file: whole columns and lists hold its identifier in quotes, texts hold its
 * address.
 */
export async function mediaUses(
  db: Database | Transaction,
  id: string,
): Promise<Schemas['MediaUse'][]> {
  const quoted = `"${id}"`;
  const address = `/sys/file/download/${id}\\"`;
  const uses: Schemas['MediaUse'][] = [];
  for (const { place, table, id: key, title } of PLACES) {
    const whole = sql`to_jsonb(${table})::text`;
    const rows = await db
      .select({
        id: sql<string>`${key}`,
        title: sql<Schemas['LocalizedText'] | null>`${title ?? null}`,
      })
      .from(table)
      .where(or(gt(sql`strpos(${whole}, ${quoted})`, 0), gt(sql`strpos(${whole}, ${address})`, 0)))
      .limit(MAX);
    for (const row of rows) uses.push({ place, id: row.id, title: row.title ?? { CN: row.id } });
  }
  return uses;
}
