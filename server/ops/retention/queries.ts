import {
  sql,
  and,
  isNull,
  lt,
  eq,
  notExists,
  inArray,
  isNotNull,
  exists,
  type SQL,
} from 'drizzle-orm';
import type { Database, Transaction } from '../../database/open.ts';
import {
  users,
  projects,
  experts,
  files,
  activitySignUps,
  matches,
  identityDocuments,
  verificationCodes,
  sessions,
  loginTickets,
  secondFactors,
  fileTickets,
  rateLimits,
  type notices,
  type errorLog,
  type auditLog,
  type removedFiles,
} from '../../database/schema.ts';
import { CODE_LIFETIME_SECONDS } from '../../identity/session/verification-codes.ts';

const DAY = 86_400_000;
/** Days until an unverified account is removed. */
const UNVERIFIED_DAYS = 14;

/** Removes accounts that are unverified, own nothing and were not created by staff; returns their number. */
export async function removeUnverified(db: Database | Transaction, now: Date): Promise<number> {
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

/** Counts the entries and experts with an identity number. */
export async function identityCount(db: Database | Transaction): Promise<number> {
  const ofEntries = await db.$count(projects, hasIdentity);
  return ofEntries + (await db.$count(experts, isNotNull(experts.identity)));
}

/**
 * Removes identity numbers of editions that ended, and of experts that were changed, before a time; returns
 * how many.
 */
export async function removeIdentityNumbers(
  db: Database | Transaction,
  before: Date,
): Promise<number> {
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

/** Removes expired codes, sessions, tickets and counters, which users can obtain again. */
export async function removeShortLived(db: Database | Transaction, now: Date): Promise<void> {
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

/** Deletes the matching rows of a table; returns their number. */
export async function deleteRows(
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
