import type { Database, Transaction } from './open.ts';
import { deployment } from './schema.ts';
import type { RefusedRemoval } from './schema/deployment.ts';

/** A larger gap since the last run suggests a wrong clock. */
const MAX_PAUSE = 7 * 86_400_000;

/**
 * Returns whether the last complete retention run was at most seven days ago. If so, a large removal is
 * plausible, because all identity numbers of an edition expire on one day. Otherwise the clock may be wrong.
 */
export async function isSoonAfterLastRun(db: Database | Transaction, now: Date): Promise<boolean> {
  const [row] = await db.select({ at: deployment.retentionAt }).from(deployment);
  if (row === undefined || row.at === null) return false;
  const pause = now.getTime() - row.at.getTime();
  return pause >= 0 && pause <= MAX_PAUSE;
}

/** Records a retention run: the time of a complete run, otherwise the number of refused records by kind. */
export async function recordRun(
  db: Database | Transaction,
  now: Date,
  refused: RefusedRemoval['records'],
): Promise<void> {
  const isComplete = Object.keys(refused).length === 0;
  await db
    .update(deployment)
    .set(
      isComplete
        ? { retentionAt: now, retentionRefused: null }
        : { retentionRefused: { at: now.toISOString(), records: refused } },
    );
}

export async function refusedRemoval(db: Database): Promise<RefusedRemoval | undefined> {
  const [row] = await db.select({ refused: deployment.retentionRefused }).from(deployment);
  return row?.refused ?? undefined;
}
