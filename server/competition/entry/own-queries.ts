import { and, asc, desc, eq } from 'drizzle-orm';
import { notFound } from '../../base/failure.ts';
import type { Schemas } from '../../http/types.ts';
import type { Database } from '../../database/open.ts';
import { files, matches, projectFiles, projectHistory, projects } from '../../database/schema.ts';
import { documentNames } from '../edition/entry-rules.ts';
import { currentEdition, type EditionRow } from '../edition/rules.ts';
import { publishedEditions } from '../edition/queries.ts';
import type { Language } from '../../base/messages.ts';
import { awardsOf } from './present.ts';
import { awardRows } from './queries.ts';
import { omitNull } from '../../http/services.ts';
import { historyItem, myEntryOf, ownPart, type OwnReading } from './own-present.ts';

/** Returns the history of an entry that its team sees, oldest step first. */
export async function historyOf(
  db: Database,
  id: string,
): Promise<Schemas['ProjectHistoryItem'][]> {
  const rows = await db
    .select()
    .from(projectHistory)
    .where(eq(projectHistory.projectId, id))
    .orderBy(asc(projectHistory.position));
  return rows.map(historyItem);
}

/** Returns the files of an entry in order, each with its required document if any. */
export async function attachmentsOf(
  db: Database,
  id: string,
  {
    edition: { entryRules },
    language,
  }: { edition: Pick<EditionRow, 'entryRules'>; language: Language },
): Promise<Schemas['MyProjectFile'][]> {
  const { name, size, mime } = files;
  const { shared, document } = projectFiles;
  const rows = await db
    .select({ id: files.id, name, size, mime, shared, document })
    .from(projectFiles)
    .innerJoin(files, eq(files.id, projectFiles.fileId))
    .where(eq(projectFiles.projectId, id))
    .orderBy(asc(projectFiles.position));
  const names = documentNames(entryRules, language);
  return rows.map(({ document: asked, ...file }) => ({
    ...file,
    ...omitNull({ document: asked, documentName: names.get(asked ?? '') ?? null }),
  }));
}

/** Returns a video's file; null for null. */
export async function videoOf(
  db: Database,
  id: string | null,
): Promise<Schemas['StoredFile'] | null> {
  if (id === null) return null;
  const { name, size, mime } = files;
  const [row] = await db
    .select({ id: files.id, name, size, mime })
    .from(files)
    .where(eq(files.id, id));
  return row ?? null;
}

/**
 * Returns the user's entry with this id, or without an id, the entry in the current edition (null if
 * none). Throws 404 for an id that isn't the user's.
 */
export async function myEntry(
  db: Database,
  { id, ...asked }: OwnReading & { id?: string },
): Promise<Schemas['MyProject'] | null> {
  const rows = await db
    .select({ entry: projects, edition: matches })
    .from(projects)
    .innerJoin(matches, eq(matches.id, projects.matchId))
    .where(
      and(eq(projects.userId, asked.userId), id === undefined ? undefined : eq(projects.id, id)),
    );
  const current =
    id === undefined ? currentEdition(await publishedEditions(db), asked.now)?.id : undefined;
  const found = rows.find(({ edition }) => current === undefined || edition.id === current);
  if (found === undefined || (id === undefined && current === undefined)) {
    if (id !== undefined) throw notFound();
    return null;
  }
  const { entry, edition } = found;
  const awards = awardsOf(await awardRows(db, [entry.id]), asked.language);
  return myEntryOf(entry, edition, asked, {
    video: await videoOf(db, entry.videoFileId),
    attachments: await attachmentsOf(db, entry.id, { edition, language: asked.language }),
    awards: awards.get(entry.id) ?? [],
    history: await historyOf(db, entry.id),
  });
}

/** Returns the user's entries in all editions, newest edition first. */
export async function listMine(
  db: Database,
  asked: OwnReading,
): Promise<Schemas['MyProjectSummary'][]> {
  const rows = await db
    .select({ entry: projects, edition: matches })
    .from(projects)
    .innerJoin(matches, eq(matches.id, projects.matchId))
    .where(eq(projects.userId, asked.userId))
    .orderBy(desc(matches.year));
  const ids = rows.map(({ entry }) => entry.id);
  const awards = awardsOf(await awardRows(db, ids), asked.language);
  return rows.map(({ entry, edition }) => ({
    ...ownPart(entry, edition, asked),
    awards: awards.get(entry.id) ?? [],
  }));
}
