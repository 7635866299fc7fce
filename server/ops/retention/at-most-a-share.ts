import type { Database, Transaction } from '../../database/open.ts';

/** More records than this at once are removed only on demand: so many are a mistake of the clock. */
const MAX_SHARE = 0.05;
/** So many may always be removed: a small site has old records, too. */
const FEW = 10;

class TooMany extends Error {
  readonly count: number;

  constructor(count: number) {
    super(`${String(count)} records are too many`);
    this.count = count;
  }
}

/** Whether so many records of a total may be removed at once. */
export function isFew(count: number, total: number): boolean {
  return count <= Math.max(FEW, total * MAX_SHARE);
}

/** Counts of one kind of record. */
export interface Outcome {
  removed: number;
  /** Records that stay, because they are too many. */
  refused: number;
}

/** Removes records unless they are more than a share of all; `remove` returns how many it removed. */
export async function removeAtMostAShare(
  db: Database | Transaction,
  total: number,
  remove: (tx: Transaction) => Promise<number>,
): Promise<Outcome> {
  try {
    const removed = await db.transaction(async (tx) => {
      const count = await remove(tx);
      if (!isFew(count, total)) throw new TooMany(count);
      return count;
    });
    return { removed, refused: 0 };
  } catch (error) {
    if (!(error instanceof TooMany)) throw error;
    return { removed: 0, refused: error.count };
  }
}
