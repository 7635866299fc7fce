import { eq, sum } from 'drizzle-orm';
import { businessRule } from '../../base/failure.ts';
import type { Database, Transaction } from '../../database/open.ts';
import { files, users } from '../../database/schema.ts';
import type { StoredUpload } from './store-upload.ts';

/** Gigabytes that one account may store, so that nobody fills the disk. */
const GIGABYTES = 5;
const MAX = GIGABYTES * 2 ** 30;

/** The room that one upload takes from its account's. */
interface Reservation {
  /** Takes room for bytes as they come; throws where the account has none left. */
  count: (bytes: number) => void;
  /** Writes the record; throws where other uploads, of any process, have taken the room meanwhile. */
  insert: (file: StoredUpload & { createDate: Date }) => Promise<void>;
  /** Gives the room back: the record holds it now, or nothing was stored. */
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
 * Keeps what an account stores within its limit. Bytes count while they come, those of its other
 * uploads to this process too; the last word is the database's, for uploads to other processes.
 */
export function uploadQuota(db: Database): { begin: (ownerId: string) => Promise<Reservation> } {
  /** Bytes that are on their way, by account. */
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
            // One after the other for an account, whichever process takes the upload.
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
