import { sql } from 'drizzle-orm';
import type { Database, Transaction } from './open.ts';

/** Separates the advisory locks of jobs from those of other programs. */
const LOCK_NAMESPACE = 7_145;
/** Jobs that only one process per database runs at a time. */
export const JOBS = { retention: 1, reminders: 2, unattachedFiles: 3 } as const;

/**
 * Runs a job in a transaction; returns undefined if another process is running the job. The lock ends with
 * the transaction: it works behind a connection pooler, and a killed process releases it.
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
