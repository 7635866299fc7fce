import { and, asc, desc, eq } from 'drizzle-orm';
import { notFound } from '../../base/failure.ts';
import type { Schemas } from '../../http/types.ts';
import type { Database } from '../../database/open.ts';
import { files, matches, projectFiles, projectHistory, projects } from '../../database/schema.ts';
import { documentNames } from '../match/entry-rules.ts';
import { currentMatch, type MatchRow } from '../match/rules.ts';
import { publishedMatches } from '../match/queries.ts';
import type { Language } from '../../base/messages.ts';
import { awardsOf } from './present.ts';
import { awardRows } from './queries.ts';
import { omitNull } from '../../http/services.ts';
import { historyItem, myProjectOf, ownPart, type OwnReading } from './own-present.ts';

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
  { match: { entryRules }, language }: { match: Pick<MatchRow, 'entryRules'>; language: Language },
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
export async function myProject(
  db: Database,
  { id, ...asked }: OwnReading & { id?: string },
): Promise<Schemas['MyProject'] | null> {
  const rows = await db
    .select({ project: projects, match: matches })
    .from(projects)
    .innerJoin(matches, eq(matches.id, projects.matchId))
    .where(
      and(eq(projects.userId, asked.userId), id === undefined ? undefined : eq(projects.id, id)),
    );
  const current =
    id === undefined ? currentMatch(await publishedMatches(db), asked.now)?.id : undefined;
  const found = rows.find(({ match }) => current === undefined || match.id === current);
  if (found === undefined || (id === undefined && current === undefined)) {
    if (id !== undefined) throw notFound();
    return null;
  }
  const { project, match } = found;
  const awards = awardsOf(await awardRows(db, [project.id]), asked.language);
  return myProjectOf(project, match, asked, {
    video: await videoOf(db, project.videoFileId),
    attachments: await attachmentsOf(db, project.id, { match, language: asked.language }),
    awards: awards.get(project.id) ?? [],
    history: await historyOf(db, project.id),
  });
}

/** Returns the user's entries in all editions, newest edition first. */
export async function listMine(
  db: Database,
  asked: OwnReading,
): Promise<Schemas['MyProjectSummary'][]> {
  const rows = await db
    .select({ project: projects, match: matches })
    .from(projects)
    .innerJoin(matches, eq(matches.id, projects.matchId))
    .where(eq(projects.userId, asked.userId))
    .orderBy(desc(matches.year));
  const ids = rows.map(({ project }) => project.id);
  const awards = awardsOf(await awardRows(db, ids), asked.language);
  return rows.map(({ project, match }) => ({
    ...ownPart(project, match, asked),
    awards: awards.get(project.id) ?? [],
  }));
}
