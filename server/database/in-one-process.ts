import { sql } from 'drizzle-orm';
import type { Database, Transaction } from './open.ts';

/** Jobs that one of the processes on a database does at a time; with this project's own number. */
const PROJECT = 7_145;
export const JOBS = { retention: 1, reminders: 2, unattachedFiles: 3 } as const;

/**
 * Does a job in a transaction, unless another process is at it this moment: then undefined. The lock
 * ends with the transaction, so that it also holds behind a pooler, and a killed process frees it.
 */
export async function inOneProcess<T>(
  db: Database,
  job: keyof typeof JOBS,
  act: (tx: Transaction) => Promise<T>,
): Promise<T | undefined> {
  return await db.transaction(async (tx) => {
    const lock = sql`pg_try_advisory_xact_lock(${PROJECT}::int, ${JOBS[job]}::int)`;
    const [row] = await tx.select({ taken: sql<boolean>`${lock}` }).from(sql`(select 1) as one`);
    return row?.taken === true ? await act(tx) : undefined;
  });
}
