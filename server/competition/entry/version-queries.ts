import { and, desc, eq, gte, inArray, lte } from 'drizzle-orm';
import { notFound } from '../../base/failure.ts';
import type { Database, Transaction } from '../../database/open.ts';
import { files, projects, projectVersions, SUBMITTED } from '../../database/schema.ts';
import { omitNull } from '../../http/services.ts';
import type { Schemas } from '../../http/types.ts';
import { attachmentRows } from './own-queries.ts';
import type { EntryRow } from './rules.ts';
import { requireSubmitted } from './staff-detail-queries.ts';

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
  const attachments = await attachmentRows(tx, row.id);
  const ids = [row.logoFileId, row.videoFileId].filter((one) => one !== null);
  const named =
    ids.length === 0 ? [] : await tx.select({ id, name }).from(files).where(inArray(id, ids));
  return {
    named,
    attachments: attachments.map(({ id: fileId, name: fileName, shared, document }) => ({
      id: fileId,
      name: fileName,
      shared,
      ...omitNull({ document }),
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
  await requireSubmitted(db, projectId);
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
