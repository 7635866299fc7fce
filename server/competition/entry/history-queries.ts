import { and, desc, eq, gte, inArray, max } from 'drizzle-orm';
import { inBatches } from '../../database/in-batches.ts';
import type { Transaction } from '../../database/open.ts';
import { projectHistory } from '../../database/schema.ts';

type Step = Omit<typeof projectHistory.$inferInsert, 'position'>;

/**
 * Adds at most one step per entry to the histories that teams see. The caller must have locked the
 * entries.
 */
export async function addSteps(tx: Transaction, steps: readonly Step[]): Promise<void> {
  if (steps.length === 0) return;
  const { projectId } = projectHistory;
  const ids = steps.map((step) => step.projectId);
  const known = await tx
    .select({ projectId, position: max(projectHistory.position) })
    .from(projectHistory)
    .where(inArray(projectId, ids))
    .groupBy(projectId);
  const last = new Map(known.map((row) => [row.projectId, row.position]));
  const added = steps.map((step) => ({ ...step, position: (last.get(step.projectId) ?? -1) + 1 }));
  await inBatches(added, (rows) => tx.insert(projectHistory).values(rows));
}

/**
 * Removes the last two steps of a history if the last one undid the one before, unless the team got a notice
 * of that step, which needs a note, or a publication of results added it.
 */
export async function removeUndoneStep(tx: Transaction, id: string): Promise<void> {
  const { projectId, position } = projectHistory;
  const [last, undone, before] = await tx
    .select()
    .from(projectHistory)
    .where(eq(projectId, id))
    .orderBy(desc(position))
    .limit(3);
  const isUndone =
    undone !== undefined &&
    undone.note === null &&
    undone.stage === null &&
    last?.stage === null &&
    undone.status !== last.status &&
    last.status === before?.status;
  if (isUndone)
    await tx.delete(projectHistory).where(and(eq(projectId, id), gte(position, undone.position)));
}
