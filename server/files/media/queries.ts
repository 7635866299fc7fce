import { and, desc, eq, isNull, like, or, type SQL } from 'drizzle-orm';
import { notFound } from '../../base/failure.ts';
import { anyContains } from '../../database/contains-word.ts';
import type { Database, Transaction } from '../../database/open.ts';
import { files, mediaTexts, users } from '../../database/schema.ts';
import { inEachLanguage } from '../../localized/sql.ts';
import { lockFiles } from '../uploads/remove-files.ts';
import type { MediaRow } from './present.ts';

/** Condition for files of the library: public pictures and videos, without scaled copies. */
const IN_LIBRARY = and(
  eq(files.public, true),
  isNull(files.copyOf),
  or(like(files.mime, 'image/%'), like(files.mime, 'video/%')),
);

interface MediaFilters {
  kind?: 'image' | 'video';
  keywords?: string;
}

/** Condition for files of the library that match the filters. */
export function mediaFilter({ kind, keywords }: MediaFilters): SQL | undefined {
  return and(
    IN_LIBRARY,
    kind === undefined ? undefined : like(files.mime, `${kind}/%`),
    keywords === undefined
      ? undefined
      : anyContains([files.name, ...inEachLanguage(mediaTexts.alt)], keywords.trim()),
  );
}

const selectMedia = (db: Database) =>
  db
    .select()
    .from(files)
    .leftJoin(mediaTexts, eq(mediaTexts.fileId, files.id))
    .leftJoin(users, eq(users.id, files.ownerId));

/** Reads a file of the library. Throws 404 if it doesn't exist. */
export async function findMedia(db: Database, id: string): Promise<MediaRow> {
  const [row] = await selectMedia(db).where(and(eq(files.id, id), IN_LIBRARY));
  if (row === undefined) throw notFound();
  return row;
}

/** Reads a page of the library, newest first. */
export async function mediaPage(
  db: Database,
  { where, size, offset }: { where: SQL | undefined; size: number; offset: number },
): Promise<MediaRow[]> {
  return await selectMedia(db)
    .where(where)
    .orderBy(desc(files.createDate), desc(files.id))
    .limit(size)
    .offset(offset);
}

export async function mediaCount(db: Database, where: SQL | undefined): Promise<number> {
  const counted = db
    .select({ id: files.id })
    .from(files)
    .leftJoin(mediaTexts, eq(mediaTexts.fileId, files.id))
    .where(where)
    // PostgreSQL 15 requires an alias for subqueries.
    .as('found');
  return await db.$count(counted);
}

/** Reads a file with its descriptions and locks it until the transaction ends. */
export async function lockMedia(
  tx: Transaction,
  id: string,
): Promise<{ file: MediaRow['files'] | undefined; texts: MediaRow['media_texts'] | undefined }> {
  const [file] = await tx.select().from(files).where(eq(files.id, id)).for('update');
  const [texts] = await tx.select().from(mediaTexts).where(eq(mediaTexts.fileId, id));
  return { file, texts };
}

/** Locks a file against new references. */
export async function lockMediaFile(tx: Transaction, id: string): Promise<void> {
  await lockFiles(tx, eq(files.id, id));
}

export async function writeMediaTexts(
  tx: Transaction,
  fileId: string,
  texts: Pick<typeof mediaTexts.$inferSelect, 'alt'>,
): Promise<void> {
  await tx
    .insert(mediaTexts)
    .values({ fileId, ...texts })
    .onConflictDoUpdate({ target: mediaTexts.fileId, set: texts });
}

export async function removeMediaTexts(tx: Transaction, fileId: string): Promise<void> {
  await tx.delete(mediaTexts).where(eq(mediaTexts.fileId, fileId));
}
