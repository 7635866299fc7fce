import { eq, and } from 'drizzle-orm';
import type { Transaction } from '../../database/open.ts';
import type { Schemas } from '../../http/types.ts';
import { projectFiles, projects } from '../../database/schema.ts';
import type { EntryRow } from './rules.ts';

/** Replaces the files of an entry with those of a request body, without duplicates. */
export async function writeFiles(
  tx: Transaction,
  entryId: string,
  body: Schemas['SaveProjectBody'],
): Promise<void> {
  await tx.delete(projectFiles).where(eq(projectFiles.projectId, entryId));
  const chosen = new Map((body.attachments ?? []).map((file) => [file.id, file]));
  if (chosen.size === 0) return;
  await tx.insert(projectFiles).values(
    [...chosen.values()].map(({ id: fileId, shared = false, document = null }, position) => ({
      projectId: entryId,
      fileId,
      shared,
      document,
      position,
    })),
  );
}

/** Returns the user's entry in an edition, locked until the transaction ends. */
export async function lockMine(
  tx: Transaction,
  userId: string,
  editionId: string,
): Promise<EntryRow | undefined> {
  const [row] = await tx
    .select()
    .from(projects)
    .where(and(eq(projects.userId, userId), eq(projects.matchId, editionId)))
    .for('update');
  return row;
}

/** Inserts an entry; returns false if the account has one in the edition. */
export async function insertEntry(
  tx: Transaction,
  values: typeof projects.$inferInsert,
): Promise<boolean> {
  const made = await tx
    .insert(projects)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: projects.id });
  return made.length > 0;
}

export async function updateEntry(
  tx: Transaction,
  id: string,
  values: Partial<typeof projects.$inferInsert>,
): Promise<void> {
  await tx.update(projects).set(values).where(eq(projects.id, id));
}
