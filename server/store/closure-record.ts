import type { Database, Transaction } from '../database/open.ts';
import type { FileStore } from './file-store.ts';

/**
 * Runs a transaction that closes an account, and records the closure in the store before the commit. A
 * restore of an earlier backup reads the record and closes the account again. If recording fails, the
 * transaction is rolled back.
 */
export async function withClosureRecord<Result>(
  { db, store }: { db: Database; store: FileStore },
  userId: string,
  close: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const state = { recorded: false };
  try {
    return await db.transaction(async (tx) => {
      const result = await close(tx);
      await store.recordClosure(userId);
      state.recorded = true;
      return result;
    });
  } catch (error) {
    if (state.recorded) await store.withdrawClosure(userId).catch(() => undefined);
    throw error;
  }
}
