import { and, asc, desc, eq, gte, inArray, lte } from 'drizzle-orm';
import { notFound } from '../../base/failure.ts';
import type { Database, Transaction } from '../../database/open.ts';
import {
  files,
  projectFiles,
  projects,
  projectVersions,
  SUBMITTED,
} from '../../database/schema.ts';
import { omitNull } from '../../http/services.ts';
import type { Schemas } from '../../http/types.ts';
import type { EntryRow } from './rules.ts';

type Content = Schemas['ProjectContent'];

/** Files of a version; `named` contains the logo and the video. */
interface Files extends Pick<Content, 'attachments'> {
  named: readonly Schemas['VersionFile'][];
}

/** Returns the contents of an entry that a version keeps. */
function contentOf(row: EntryRow, { attachments, named }: Files): Content {
  const { identity: _identity, ...team } = row.team;
  const { name, domain, city, stage, summary, description, englishName, englishSummary } = row;
  const { members, company } = row;
  const file = (id: string | null) => named.find((one) => one.id === id) ?? null;
  return {
    ...omitNull({ name, domain, city, stage, summary, description, englishName, englishSummary }),
    ...omitNull({ logo: file(row.logoFileId), video: file(row.videoFileId) }),
    team,
    members,
    company,
    attachments,
  };
}

async function filesOf(tx: Transaction, row: EntryRow): Promise<Files> {
  const { id, name } = files;
  const { shared, document } = projectFiles;
  const attachments = await tx
    .select({ id, name, shared, document })
    .from(projectFiles)
    .innerJoin(files, eq(id, projectFiles.fileId))
    .where(eq(projectFiles.projectId, row.id))
    .orderBy(asc(projectFiles.position));
  const ids = [row.logoFileId, row.videoFileId].filter((one) => one !== null);
  const named =
    ids.length === 0 ? [] : await tx.select({ id, name }).from(files).where(inArray(id, ids));
  return {
    named,
    attachments: attachments.map(({ document: required, ...file }) => ({
      ...file,
      ...omitNull({ document: required }),
    })),
  };
}

/** Stores the current contents of a submitted entry as a version, unless it is stored. */
export async function storeVersion(tx: Transaction, projectId: string): Promise<void> {
  const [row] = await tx.select().from(projects).where(eq(projects.id, projectId));
  if (row === undefined) return;
  await tx
    .insert(projectVersions)
    .values({
      projectId,
      number: row.contentRevision,
      at: row.submitDate ?? row.updateDate,
      content: contentOf(row, await filesOf(tx, row)),
    })
    .onConflictDoNothing();
}

/** Returns the versions of a submitted entry, latest first. Throws 404 for a draft or an unknown id. */
export async function versionsOf(
  db: Database,
  projectId: string,
): Promise<Schemas['ProjectVersionItem'][]> {
  const submitted = and(eq(projects.id, projectId), gte(projects.status, SUBMITTED));
  if ((await db.$count(projects, submitted)) === 0) throw notFound();
  const { number, at } = projectVersions;
  const rows = await db
    .select({ number, at })
    .from(projectVersions)
    .where(eq(projectVersions.projectId, projectId))
    .orderBy(desc(number));
  return rows.map((row) => ({ number: row.number, at: row.at.toISOString() }));
}

/** Returns a version of a submitted entry and the contents of the one before it. Throws 404. */
export async function versionOf(
  db: Database,
  projectId: string,
  number: number,
): Promise<Schemas['ProjectVersion']> {
  const [version, previous] = await db
    .select({ row: projectVersions })
    .from(projectVersions)
    .innerJoin(projects, eq(projects.id, projectVersions.projectId))
    .where(
      and(
        eq(projectVersions.projectId, projectId),
        lte(projectVersions.number, number),
        gte(projects.status, SUBMITTED),
      ),
    )
    .orderBy(desc(projectVersions.number))
    .limit(2);
  if (version?.row.number !== number) throw notFound();
  const { at, content } = version.row;
  return {
    number,
    at: at.toISOString(),
    content,
    ...(previous && { previous: previous.row.content }),
  };
}

/** Returns all versions of a user's entries, for the export of the user's data. */
export async function versionsOfUser(
  db: Database,
  userId: string,
): Promise<Schemas['MyProjectVersion'][]> {
  const rows = await db
    .select({ row: projectVersions })
    .from(projectVersions)
    .innerJoin(projects, eq(projects.id, projectVersions.projectId))
    .where(eq(projects.userId, userId))
    .orderBy(desc(projectVersions.at), desc(projectVersions.number));
  return rows.map(({ row: { at, ...version } }) => ({ ...version, at: at.toISOString() }));
}
