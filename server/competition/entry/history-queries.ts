import { inArray, max } from 'drizzle-orm';
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
