import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  and,
  eq,
  exists,
  inArray,
  isNotNull,
  isNull,
  lt,
  notExists,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { Database, Transaction } from '../../database/open.ts';
import {
  activitySignUps,
  auditLog,
  errorLog,
  experts,
  files,
  fileTickets,
  identityDocuments,
  loginTickets,
  matches,
  notices,
  projects,
  rateLimits,
  removedFiles,
  secondFactors,
  sessions,
  users,
  verificationCodes,
} from '../../database/schema.ts';
import { CODE_LIFETIME_SECONDS } from '../../identity/session/verification-codes.ts';
import { isFew, removeAtMostAShare, type Outcome } from './at-most-a-share.ts';
import { isSoonAfterLastRun, recordRun } from '../../database/last-run.ts';

const DAY = 86_400_000;
/** Days after which each goes. */
const UNVERIFIED_DAYS = 14;
const ERROR_LOG_DAYS = 30;
const NOTICE_DAYS = 180;
/** The development outbox holds codes and names in plain text. */
const OUTBOX_DAYS = 7;

/** As long as the bytes of removed files are kept. */
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

/** Numbers of records. */
export type Counts = Record<(typeof KINDS)[number], number>;

interface Expiry {
  now: Date;
  /** Days for which identity numbers are held: of entries after their edition's end, of experts after their last change. */
  identityDays: number;
  /** Days for which the record of what staff did is kept. */
  auditDays: number;
  /** Folder of the outbox. */
  outbox: string;
  /** Removes more than a twentieth of the records of a kind, too. */
  all: boolean;
}

/** Accounts that nobody verified, that own nothing, and that no staff has made. */
async function removeUnverified(db: Database | Transaction, now: Date): Promise<number> {
  const before = new Date(now.getTime() - UNVERIFIED_DAYS * DAY);
  const one = { one: sql`1` };
  const rows = await db
    .delete(users)
    .where(
      and(
        isNull(users.phoneVerifiedAt),
        isNull(users.emailVerifiedAt),
        isNull(users.createBy),
        isNull(users.userCode),
        lt(users.createDate, before),
        eq(sql`jsonb_array_length(${users.permissions}) + jsonb_array_length(${users.roles})`, 0),
        notExists(db.select(one).from(projects).where(eq(projects.userId, users.id))),
        notExists(db.select(one).from(experts).where(eq(experts.userId, users.id))),
        notExists(db.select(one).from(files).where(eq(files.ownerId, users.id))),
        notExists(db.select(one).from(activitySignUps).where(eq(activitySignUps.userId, users.id))),
      ),
    )
    .returning({ id: users.id });
  return rows.length;
}

const hasIdentity = sql`${projects.team} -> 'identity' is not null`;

/** Identity numbers that the competition needs no more. */
async function removeIdentityNumbers(db: Database | Transaction, before: Date): Promise<number> {
  const over = db.select({ id: matches.id }).from(matches).where(lt(matches.end, before));
  const ofEntries = await db
    .update(projects)
    .set({ team: sql`${projects.team} - 'identity'` })
    .where(and(inArray(projects.matchId, over), hasIdentity))
    .returning({ id: projects.id });
  const ofExperts = await db
    .update(experts)
    .set({ identity: null })
    .where(and(isNotNull(experts.identity), lt(experts.updateDate, before)))
    .returning({ id: experts.id });
  const owners = [...ofEntries, ...ofExperts].map(({ id }) => id);
  await db.delete(identityDocuments).where(inArray(identityDocuments.ownerId, owners));
  return owners.length;
}

/** Files of the outbox that were written before. */
async function removeOutboxFiles(folder: string, before: Date, all: boolean): Promise<Outcome> {
  const names = await readdir(folder).catch(() => []);
  const old: string[] = [];
  for (const name of names) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found?.isFile() === true && found.mtime < before) old.push(path);
  }
  if (!all && !isFew(old.length, names.length)) return { removed: 0, refused: old.length };
  for (const path of old) await rm(path, { force: true });
  return { removed: old.length, refused: 0 };
}

/** Removes codes, sessions, tickets and counts that are over: a user gets them again. */
async function removeShortLived(db: Database | Transaction, now: Date): Promise<void> {
  const yesterday = new Date(now.getTime() - DAY);
  const codes = new Date(now.getTime() - CODE_LIFETIME_SECONDS * 1000);
  await db.delete(verificationCodes).where(lt(verificationCodes.sentAt, codes));
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
  await db.delete(loginTickets).where(lt(loginTickets.expiresAt, now));
  const unconfirmed = exists(
    db
      .select({ one: sql`1` })
      .from(users)
      .where(and(eq(users.id, secondFactors.userId), isNull(users.secondFactorAt))),
  );
  await db.delete(secondFactors).where(and(lt(secondFactors.begunAt, yesterday), unconfirmed));
  await db.delete(fileTickets).where(lt(fileTickets.expiresAt, now));
  await db.delete(rateLimits).where(lt(rateLimits.windowEnd, yesterday));
}

/** Deletes the rows of a table that fit. */
async function deleteRows(
  tx: Transaction,
  table: typeof notices | typeof errorLog | typeof auditLog | typeof removedFiles,
  where: SQL | undefined,
): Promise<number> {
  const rows = await tx
    .delete(table)
    .where(where)
    .returning({ one: sql`1` });
  return rows.length;
}

/**
 * Removes what may be held no longer: accounts that nobody verified, identity numbers, sent mails,
 * reports of browsers' errors, the record of what staff did, codes, sessions and counts that are over,
 * second factors that nobody has confirmed. Unless the last run was shortly before, more than a share of
 * a kind stays: the clock may be wrong.
 */
export async function removeExpired(
  db: Database | Transaction,
  { now, identityDays, auditDays, outbox, all }: Expiry,
): Promise<{ removed: Counts; refused: Partial<Counts> }> {
  const before = (days: number) => new Date(now.getTime() - days * DAY);
  const isLimited = !all && !(await isSoonAfterLastRun(db, now));
  const limited = (total: number, remove: (tx: Transaction) => Promise<number>) =>
    removeAtMostAShare(db, isLimited ? total : Infinity, remove);
  await removeShortLived(db, now);
  const ended = inArray(notices.state, ['sent', 'failed', 'unreachable']);
  const numbers =
    (await db.$count(projects, hasIdentity)) +
    (await db.$count(experts, isNotNull(experts.identity)));
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
