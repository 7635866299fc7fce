import { eq, max } from 'drizzle-orm';
import type { Transaction } from '../../database/open.ts';
import { projectHistory } from '../../database/schema.ts';

type Step = Omit<typeof projectHistory.$inferInsert, 'position'>;

/** Adds a step to what the team sees of its entry; the caller holds the entry's row locked. */
export async function addStep(tx: Transaction, step: Step): Promise<void> {
  const [last] = await tx
    .select({ position: max(projectHistory.position) })
    .from(projectHistory)
    .where(eq(projectHistory.projectId, step.projectId));
  await tx.insert(projectHistory).values({ ...step, position: (last?.position ?? -1) + 1 });
}
