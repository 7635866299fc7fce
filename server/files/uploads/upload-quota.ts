import { eq, sum } from 'drizzle-orm';
import { businessRule } from '../../base/failure.ts';
import type { Database, Transaction } from '../../database/open.ts';
import { files, users } from '../../database/schema.ts';
import type { StoredUpload } from './store-upload.ts';

/** Quota of an account in gigabytes. */
const GIGABYTES = 5;
const MAX = GIGABYTES * 2 ** 30;

/** Quota reserved by one upload. */
interface Reservation {
  /** Reserves quota for received bytes; throws if the quota is exceeded. */
  count: (bytes: number) => void;
  /** Inserts the row; throws if uploads to other processes have used up the quota. */
  insert: (file: StoredUpload & { createDate: Date }) => Promise<void>;
  /** Releases the reservation after the row was inserted or the upload failed. */
  end: () => void;
}

function refuse(): never {
  throw businessRule('fileQuota', { limit: GIGABYTES });
}

async function storedBytes(db: Database | Transaction, ownerId: string): Promise<number> {
  const owned = eq(files.ownerId, ownerId);
  const [row] = await db
    .select({ used: sum(files.size) })
    .from(files)
    .where(owned);
  return Number(row?.used ?? 0);
}

/**
 * Enforces the storage quota of accounts. Counts bytes on arrival, including the account's concurrent
 * uploads to this process. Uploads to other processes are counted when the row is inserted.
 */
export function uploadQuota(db: Database): { begin: (ownerId: string) => Promise<Reservation> } {
  /** Bytes being received, by account. */
  const arriving = new Map<string, number>();

  function add(ownerId: string, bytes: number): number {
    const total = (arriving.get(ownerId) ?? 0) + bytes;
    if (total > 0) arriving.set(ownerId, total);
    else arriving.delete(ownerId);
    return total;
  }

  return {
    begin: async (ownerId) => {
      const stored = await storedBytes(db, ownerId);
      if (stored >= MAX) refuse();
      let counted = 0;
      return {
        count: (bytes) => {
          counted += bytes;
          if (stored + add(ownerId, bytes) > MAX) refuse();
        },
        insert: async (file) => {
          await db.transaction(async (tx) => {
            // Serializes uploads of an account across processes.
            await tx
              .select({ id: users.id })
              .from(users)
              .where(eq(users.id, ownerId))
              .for('update');
            if ((await storedBytes(tx, ownerId)) + file.size > MAX) refuse();
            await tx.insert(files).values({ ...file, ownerId });
          });
        },
        end: () => void add(ownerId, -counted),
      };
    },
  };
}
