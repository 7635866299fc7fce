import type { Database, Transaction } from '../../database/open.ts';

/** Maximum share of all records to remove without confirmation; more suggests a wrong clock or setting. */
const MAX_SHARE = 0.05;
/** Number of records that may always be removed, for small sites. */
const ALWAYS_ALLOWED = 10;

class TooMany extends Error {
  readonly count: number;

  constructor(count: number) {
    super(`${String(count)} records are too many`);
    this.count = count;
  }
}

/** True if this many records of the total may be removed at once. */
export function isWithinLimit(count: number, total: number): boolean {
  return count <= Math.max(ALWAYS_ALLOWED, total * MAX_SHARE);
}

export interface Outcome {
  removed: number;
  /** Records that were kept because they exceed the limit. */
  refused: number;
}

/**
 * Removes records; rolls back if they exceed the limit.
 * @param remove returns the number of removed records
 */
export async function removeWithinLimit(
  db: Database | Transaction,
  total: number,
  remove: (tx: Transaction) => Promise<number>,
): Promise<Outcome> {
  try {
    const removed = await db.transaction(async (tx) => {
      const count = await remove(tx);
      if (!isWithinLimit(count, total)) throw new TooMany(count);
      return count;
    });
    return { removed, refused: 0 };
  } catch (error) {
    if (!(error instanceof TooMany)) throw error;
    return { removed: 0, refused: error.count };
  }
}
