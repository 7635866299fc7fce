import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Schemas } from '../../http/types.ts';
import type { Database, Transaction } from '../../database/open.ts';
import {
  activities,
  documentTemplates,
  fileUses,
  links,
  matches,
  news,
  organisations,
  siteIdentity,
  stories,
} from '../../database/schema.ts';
import { VERSIONS } from '../uploads/remove-files.ts';

interface Titled {
  table: PgTable;
  id: AnyPgColumn;
  title: AnyPgColumn;
}

interface Place {
  place: Schemas['MediaUse']['place'];
  /** Index of the part of the key that identifies the record; by default, the whole key does. */
  part?: number;
  /** Table and title of the record; absent if the record has no title or a private one. */
  titled?: Titled;
}

const titled = (table: PgTable & { id: AnyPgColumn }, title: AnyPgColumn): Titled => ({
  table,
  id: table.id,
  title,
});

/** Places as staff see them, by source of `file_uses`. Excludes versions, which display nothing. */
const PLACES: Readonly<Record<string, Place>> = {
  news: { place: 'news', titled: titled(news, news.title) },
  activities: { place: 'activity', titled: titled(activities, activities.title) },
  matches: { place: 'match', titled: titled(matches, matches.name) },
  organisations: { place: 'organisation', titled: titled(organisations, organisations.name) },
  links: { place: 'link', titled: titled(links, links.name) },
  stories: { place: 'story', titled: titled(stories, stories.title) },
  document_templates: {
    place: 'template',
    titled: titled(documentTemplates, documentTemplates.title),
  },
  site_identity: { place: 'identity', titled: titled(siteIdentity, siteIdentity.name) },
  legal_texts: { place: 'legal', part: 0 },
  projects: { place: 'entry' },
  project_files: { place: 'entry', part: 0 },
  experts: { place: 'expert' },
  users: { place: 'user' },
  configs: { place: 'config' },
  record_drafts: { place: 'draft', part: 1 },
};

/** Maximum number of listed records. */
const MAX_USES = 200;

async function titlesOf(
  db: Database | Transaction,
  { table, id, title }: Titled,
  ids: string[],
): Promise<Map<string, Schemas['LocalizedText']>> {
  const rows = await db
    .select({
      id: sql<string>`${id}`,
      title: sql<Schemas['LocalizedText']>`${title}`,
    })
    .from(table)
    .where(inArray(id, ids));
  return new Map(rows.map((row) => [row.id, row.title]));
}

/** Returns the records that refer to a file, without versions. */
export async function mediaUses(
  db: Database | Transaction,
  fileId: string,
): Promise<Schemas['MediaUse'][]> {
  const rows = await db
    .select()
    .from(fileUses)
    .where(and(eq(fileUses.fileId, fileId), ne(fileUses.source, VERSIONS)))
    .orderBy(fileUses.source, fileUses.recordKey)
    .limit(MAX_USES);
  const bySource = Map.groupBy(rows, ({ source }) => source);
  const uses: Schemas['MediaUse'][] = [];
  for (const [source, found] of bySource) {
    // Sources without a place aren't listed, but `deleteMedia` still keeps their files.
    if (PLACES[source] === undefined) continue;
    const { place, part, titled: named } = PLACES[source];
    const ids = found.map(({ recordKey }) =>
      part === undefined ? recordKey : (recordKey.split('/')[part] ?? recordKey),
    );
    const titles = named && (await titlesOf(db, named, ids));
    for (const id of new Set(ids)) uses.push({ place, id, title: titles?.get(id) ?? { CN: id } });
  }
  return uses;
}
