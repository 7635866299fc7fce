import { and, asc, desc, eq } from 'drizzle-orm';
import { notFound } from '../../base/failure.ts';
import type { Schemas } from '../../http/types.ts';
import type { Database, Transaction } from '../../database/open.ts';
import {
  changeRequests,
  files,
  matches,
  projectFiles,
  projectHistory,
  projects,
} from '../../database/schema.ts';
import { documentNames, entryRulesOf } from '../edition/entry-rules.ts';
import { currentEdition, type EditionRow } from '../edition/rules.ts';
import { publishedEditions } from '../edition/queries.ts';
import type { Language } from '../../base/messages.ts';
import { changesOf } from './change-queries.ts';
import { awardsOf } from './present.ts';
import { awardRows } from './queries.ts';
import { omitNull } from '../../http/services.ts';
import { historyItem, myEntryOf, ownPart, type OwnContext } from './own-present.ts';

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

/** Returns the files of an entry in the team's order. */
export async function attachmentRows(db: Database | Transaction, id: string) {
  const { name, size, mime } = files;
  const { shared, document } = projectFiles;
  return await db
    .select({ id: files.id, name, size, mime, shared, document })
    .from(projectFiles)
    .innerJoin(files, eq(files.id, projectFiles.fileId))
    .where(eq(projectFiles.projectId, id))
    .orderBy(asc(projectFiles.position));
}

/** Returns the files of an entry in the team's order, with the required document that a file provides. */
export async function attachmentsOf(
  db: Database,
  id: string,
  {
    edition: { entryRules },
    language,
  }: { edition: Pick<EditionRow, 'entryRules'>; language: Language },
): Promise<Schemas['MyProjectFile'][]> {
  const rows = await attachmentRows(db, id);
  const names = documentNames(entryRules, language);
  return rows.map(({ document: documentId, ...file }) => ({
    ...file,
    ...omitNull({ document: documentId, documentName: names.get(documentId ?? '') ?? null }),
  }));
}

/** Returns the documents that an edition requires and the files don't contain, as an optional field. */
export function missingDocuments(
  attachments: readonly Schemas['MyProjectFile'][],
  { edition, language }: { edition: Pick<EditionRow, 'entryRules'>; language: Language },
): { missingDocuments?: Schemas['RequiredDocument'][] } {
  const given = new Set(attachments.map(({ document }) => document));
  const { entryRules } = entryRulesOf(edition.entryRules, language);
  const missing = entryRules?.requiredDocuments?.filter(({ id }) => !given.has(id)) ?? [];
  return missing.length > 0 ? { missingDocuments: missing } : {};
}

/** Returns the file of a video; null without an id or a file. */
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
 * Returns the user's entry with this id; without an id, the user's entry in the current edition, or null.
 * Throws 404 for an id that isn't the user's.
 */
export async function myEntry(
  db: Database,
  { id, ...context }: OwnContext & { id?: string },
): Promise<Schemas['MyProject'] | null> {
  const rows = await db
    .select({ entry: projects, edition: matches, changes: changeRequests })
    .from(projects)
    .innerJoin(matches, eq(matches.id, projects.matchId))
    .leftJoin(changeRequests, changesOf())
    .where(
      and(eq(projects.userId, context.userId), id === undefined ? undefined : eq(projects.id, id)),
    );
  const current =
    id === undefined ? currentEdition(await publishedEditions(db), context.now)?.id : undefined;
  const found = rows.find(({ edition }) => current === undefined || edition.id === current);
  if (found === undefined || (id === undefined && current === undefined)) {
    if (id !== undefined) throw notFound();
    return null;
  }
  const { entry, edition } = found;
  const awards = awardsOf(await awardRows(db, [entry.id]), context.language);
  return myEntryOf(found, context, {
    video: await videoOf(db, entry.videoFileId),
    attachments: await attachmentsOf(db, entry.id, { edition, language: context.language }),
    awards: awards.get(entry.id) ?? [],
    history: await historyOf(db, entry.id),
  });
}

/** Returns the user's entries in all editions, newest edition first. */
export async function listMine(
  db: Database,
  context: OwnContext,
): Promise<Schemas['MyProjectSummary'][]> {
  const rows = await db
    .select({ entry: projects, edition: matches, changes: changeRequests })
    .from(projects)
    .innerJoin(matches, eq(matches.id, projects.matchId))
    .leftJoin(changeRequests, changesOf())
    .where(eq(projects.userId, context.userId))
    .orderBy(desc(matches.year));
  const ids = rows.map(({ entry }) => entry.id);
  const awards = awardsOf(await awardRows(db, ids), context.language);
  return rows.map((row) => ({
    ...ownPart(row, context),
    awards: awards.get(row.entry.id) ?? [],
  }));
}
