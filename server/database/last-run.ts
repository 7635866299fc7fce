import type { Database, Transaction } from './open.ts';
import { deployment } from './schema.ts';
import type { RefusedRemoval } from './schema/deployment.ts';

/** A clock that is further from the last run may be wrong. */
const MAX_PAUSE = 7 * 86_400_000;

/**
 * Whether the clock shows a time shortly after the last complete run. Then a large removal is no mistake
 * of the clock: the identity numbers of an edition expire on one day.
 */
export async function isSoonAfterLastRun(db: Database | Transaction, now: Date): Promise<boolean> {
  const [row] = await db.select({ at: deployment.retentionAt }).from(deployment);
  if (row === undefined || row.at === null) return false;
  const pause = now.getTime() - row.at.getTime();
  return pause >= 0 && pause <= MAX_PAUSE;
}

/** Records a run: its time if it was complete, else what it refused to remove. */
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

/** What the last run refused to remove; undefined: nothing. */
export async function refusedRemoval(db: Database): Promise<RefusedRemoval | undefined> {
  const [row] = await db.select({ refused: deployment.retentionRefused }).from(deployment);
  return row?.refused ?? undefined;
}
