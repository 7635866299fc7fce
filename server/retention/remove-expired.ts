import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq, exists, inArray, isNotNull, isNull, lt, notExists, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/open.ts';
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
} from '../database/schema.ts';
import { CODE_LIFETIME_SECONDS } from '../session/verification-codes.ts';

const DAY = 86_400_000;
/** Days after which each goes (issue 19, items 2 and 12). */
const UNVERIFIED_DAYS = 14;
const ERROR_LOG_DAYS = 30;
const NOTICE_DAYS = 180;
/** The development outbox holds codes and names in plain text. */
const OUTBOX_DAYS = 7;

/** As long as the bytes of removed files are kept. */
const REMOVED_DAYS = 30;

/** How many of each were removed. */
export interface Removed {
  accounts: number;
  identityNumbers: number;
  notices: number;
  errors: number;
  auditRecords: number;
  outboxFiles: number;
}

interface Expiry {
  now: Date;
  /** Days for which identity numbers are held: of entries after their edition's end, of experts after their last change. */
  identityDays: number;
  /** Days for which the record of what staff did is kept. */
  auditDays: number;
  /** Folder of the outbox. */
  outbox: string;
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

/** Identity numbers that the competition needs no more. */
async function removeIdentityNumbers(db: Database | Transaction, before: Date): Promise<number> {
  const over = db.select({ id: matches.id }).from(matches).where(lt(matches.end, before));
  const ofEntries = await db
    .update(projects)
    .set({ team: sql`${projects.team} - 'identity' - 'idCard'` })
    .where(
      and(
        inArray(projects.matchId, over),
        // A server of the release before, still running during an upgrade, writes `idCard`.
        sql`coalesce(${projects.team} -> 'identity', ${projects.team} -> 'idCard') is not null`,
      ),
    )
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
async function removeOutboxFiles(folder: string, before: Date): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  let removed = 0;
  for (const name of names) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found?.isFile() !== true || found.mtime >= before) continue;
    await rm(path, { force: true });
    removed += 1;
  }
  return removed;
}

/**
 * Removes what may be held no longer: accounts that nobody verified, identity numbers, sent mails,
 * reports of browsers' errors, the record of what staff did, codes, sessions and counts that are over,
 * second factors that nobody has confirmed.
 */
export async function removeExpired(
  db: Database | Transaction,
  { now, identityDays, auditDays, outbox }: Expiry,
): Promise<Removed> {
  const before = (days: number) => new Date(now.getTime() - days * DAY);
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
  await db.delete(secondFactors).where(and(lt(secondFactors.begunAt, before(1)), unconfirmed));
  await db.delete(fileTickets).where(lt(fileTickets.expiresAt, now));
  await db.delete(removedFiles).where(lt(removedFiles.removedAt, before(REMOVED_DAYS)));
  await db.delete(rateLimits).where(lt(rateLimits.windowEnd, before(1)));
  const ended = inArray(notices.state, ['sent', 'failed', 'unreachable']);
  const mails = await db
    .delete(notices)
    .where(and(ended, lt(notices.createDate, before(NOTICE_DAYS))))
    .returning({ id: notices.id });
  const errors = await db
    .delete(errorLog)
    .where(lt(errorLog.receivedAt, before(ERROR_LOG_DAYS)))
    .returning({ id: errorLog.id });
  const records = await db
    .delete(auditLog)
    .where(lt(auditLog.at, before(auditDays)))
    .returning({ id: auditLog.id });
  return {
    accounts: await removeUnverified(db, now),
    identityNumbers: await removeIdentityNumbers(db, before(identityDays)),
    notices: mails.length,
    errors: errors.length,
    auditRecords: records.length,
    outboxFiles: await removeOutboxFiles(outbox, before(OUTBOX_DAYS)),
  };
}
