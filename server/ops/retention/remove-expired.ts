import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { and, inArray, lt } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/open.ts';
import { auditLog, errorLog, notices, removedFiles, users } from '../../database/schema.ts';
import { isWithinLimit, removeWithinLimit, type Outcome } from './removal-limit.ts';
import { isSoonAfterLastRun, recordRun } from '../../database/last-run.ts';
import {
  deleteRows,
  identityCount,
  removeIdentityNumbers,
  removeShortLived,
  removeUnverified,
} from './queries.ts';

const DAY = 86_400_000;
/** Days until records of each kind are removed. */
const ERROR_LOG_DAYS = 30;
const NOTICE_DAYS = 180;
/** Short, because the outbox contains codes and names in plain text. */
const OUTBOX_DAYS = 7;

/** Equals the retention of the bytes of removed files (`file-store.ts`). */
const REMOVED_DAYS = 30;

const KINDS = [
  'accounts',
  'identityNumbers',
  'notices',
  'errors',
  'auditRecords',
  'removedFiles',
  'outboxFiles',
] as const;

/** Number of records by kind. */
export type Counts = Record<(typeof KINDS)[number], number>;

interface Expiry {
  now: Date;
  /**
   * Days until identity numbers are removed: after the edition's end for entries, after the last change for
   * experts.
   */
  identityDays: number;
  /** Days until records of the audit log are removed. */
  auditDays: number;
  outbox: string;
  /** Removes records without a limit. */
  all: boolean;
}

/** Removes outbox files written before a time. */
async function removeOutboxFiles(folder: string, before: Date, all: boolean): Promise<Outcome> {
  const names = await readdir(folder).catch(() => []);
  const old: string[] = [];
  for (const name of names) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found?.isFile() === true && found.mtime < before) old.push(path);
  }
  if (!all && !isWithinLimit(old.length, names.length)) return { removed: 0, refused: old.length };
  for (const path of old) await rm(path, { force: true });
  return { removed: old.length, refused: 0 };
}

/**
 * Removes expired records of all `KINDS`, and codes, sessions, tickets, counters and unconfirmed second
 * factors. Unless the last run was recent, keeps a kind that exceeds the removal limit, because the clock
 * may be wrong.
 */
export async function removeExpired(
  db: Database | Transaction,
  { now, identityDays, auditDays, outbox, all }: Expiry,
): Promise<{ removed: Counts; refused: Partial<Counts> }> {
  const before = (days: number) => new Date(now.getTime() - days * DAY);
  const isLimited = !all && !(await isSoonAfterLastRun(db, now));
  const limited = (total: number, remove: (tx: Transaction) => Promise<number>) =>
    removeWithinLimit(db, isLimited ? total : Infinity, remove);
  await removeShortLived(db, now);
  const ended = inArray(notices.state, ['sent', 'failed', 'unreachable']);
  const numbers = await identityCount(db);
  const outcomes: Record<keyof Counts, Outcome> = {
    notices: await limited(await db.$count(notices), (tx) =>
      deleteRows(tx, notices, and(ended, lt(notices.createDate, before(NOTICE_DAYS)))),
    ),
    errors: await limited(await db.$count(errorLog), (tx) =>
      deleteRows(tx, errorLog, lt(errorLog.receivedAt, before(ERROR_LOG_DAYS))),
    ),
    auditRecords: await limited(await db.$count(auditLog), (tx) =>
      deleteRows(tx, auditLog, lt(auditLog.at, before(auditDays))),
    ),
    removedFiles: await limited(await db.$count(removedFiles), (tx) =>
      deleteRows(tx, removedFiles, lt(removedFiles.removedAt, before(REMOVED_DAYS))),
    ),
    accounts: await limited(await db.$count(users), (tx) => removeUnverified(tx, now)),
    identityNumbers: await limited(numbers, (tx) =>
      removeIdentityNumbers(tx, before(identityDays)),
    ),
    outboxFiles: await removeOutboxFiles(outbox, before(OUTBOX_DAYS), !isLimited),
  };
  const refused = KINDS.filter((kind) => outcomes[kind].refused > 0).map(
    (kind) => [kind, outcomes[kind].refused] as const,
  );
  const result = {
    removed: Object.fromEntries(KINDS.map((kind) => [kind, outcomes[kind].removed])) as Counts,
    refused: Object.fromEntries(refused) as Partial<Counts>,
  };
  await recordRun(db, now, result.refused);
  return result;
}
