import { sql } from 'drizzle-orm';
import type { Database, Transaction } from './open.ts';

/**
 * Jobs that one process per database runs at a time. `PROJECT` sets their advisory locks apart from those
 * of other programs.
 */
const LOCK_NAMESPACE = 7_145;
export const JOBS = { retention: 1, reminders: 2, unattachedFiles: 3 } as const;

/**
 * Runs a job in a transaction; returns undefined if another process is running it. The lock ends with the
 * transaction, so it also works behind a connection pooler and is released if the process is killed.
 */
export async function inOneProcess<T>(
  db: Database,
  job: keyof typeof JOBS,
  run: (tx: Transaction) => Promise<T>,
): Promise<T | undefined> {
  return await db.transaction(async (tx) => {
    const lock = sql`pg_try_advisory_xact_lock(${LOCK_NAMESPACE}::int, ${JOBS[job]}::int)`;
    const [row] = await tx.select({ taken: sql<boolean>`${lock}` }).from(sql`(select 1) as one`);
    return row?.taken === true ? await run(tx) : undefined;
  });
}
