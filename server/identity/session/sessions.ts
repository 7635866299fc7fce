import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lt, ne, sql } from 'drizzle-orm';
import { newIdentifier } from '../../http/new-identifier.ts';
import { hasPermission, isStaff } from '../../http/access.ts';
import { passwordResetRequired } from '../../base/failure.ts';
import type { Session } from '../../http/types.ts';
import type { Database } from '../../database/open.ts';
import { loginTickets, sessions, users } from '../../database/schema.ts';
import { networkOf } from '../../base/network.ts';
import { effectiveRights } from '../staff-right/rules.ts';
import { rightsOfRoles } from '../staff-right/queries.ts';

const SESSION_MILLISECONDS = 7 * 24 * 3_600_000;

/** SHA-256 of a text, hexadecimal. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** 32 bytes in base64url. */
const TOKEN_LENGTH = 43;

/** The use of a session is written down at most this often; of staff more exactly, as it ends without. */
const SEEN_MILLISECONDS = 5 * 60_000;
const STAFF_SEEN_MILLISECONDS = 60_000;
const MAX_AGENT_LENGTH = 300;

/** Where a session begins. */
export interface Origin {
  address: string;
  userAgent: string;
}

/** Begins a session that lasts a week; answers its opaque token of 32 bytes. */
export async function beginSession(
  db: Database,
  userId: string,
  now: Date,
  { address, userAgent }: Origin = { address: '', userAgent: '' },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + SESSION_MILLISECONDS);
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
  await db.insert(sessions).values({
    id: newIdentifier(),
    tokenHash: sha256(token),
    userId,
    createDate: now,
    lastDate: now,
    expiresAt,
    address,
    userAgent: userAgent.slice(0, MAX_AGENT_LENGTH).toWellFormed(),
  });
  return token;
}

/** What this server asks of sessions. */
export interface SessionRules {
  /** Minutes without a call after which a session of staff is over. */
  staffIdleMinutes: number;
  /** Whether staff need a second factor for what their rights open. */
  secondFactorOfStaff: boolean;
}

/** What decides whether a session still holds, and what it opens. */
export type SessionClock = SessionRules & { now: Date };

/** The session that a token belongs to, as `sessionOf` answers it. */
export async function findSession(
  db: Database,
  token: string,
  clock: SessionClock,
): Promise<Session | undefined> {
  return token.length === TOKEN_LENGTH ? sessionOf(db, sha256(token), clock) : undefined;
}

/**
 * The session of a token's hash; undefined when it is unknown, over, or of no valid user. That of
 * staff is over, too, after so many minutes without a call (ASVS 7.3): a back office left open on a
 * shared computer.
 * Throws code 1003 for a user who must reset the password first.
 */
export async function sessionOf(
  db: Database,
  tokenHash: string,
  { now, staffIdleMinutes, secondFactorOfStaff }: SessionClock,
): Promise<Session | undefined> {
  const [session] = await db
    .select({
      userId: sessions.userId,
      lastDate: sessions.lastDate,
      given: users.permissions,
      ofRoles: rightsOfRoles,
      roles: users.roles,
      mustReset: users.mustResetPassword,
      hasVerifiedContact: sql<boolean>`coalesce(${users.phoneVerifiedAt}, ${users.emailVerifiedAt}) is not null or ${users.phoneByStaff} or ${users.emailByStaff}`,
      secondFactorAt: users.secondFactorAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, tokenHash),
        gt(sessions.expiresAt, now),
        eq(users.disabled, false),
      ),
    );
  if (session === undefined) return undefined;
  if (session.mustReset) throw passwordResetRequired();
  const { userId, given, roles, ofRoles, lastDate } = session;
  const permissions = effectiveRights({ permissions: given, roles }, ofRoles);
  const idle = now.getTime() - lastDate.getTime();
  const staff = isStaff({ permissions, roles });
  if (staff && idle > staffIdleMinutes * 60_000) {
    await endSession(db, tokenHash);
    return undefined;
  }
  if (idle > (staff ? STAFF_SEEN_MILLISECONDS : SEEN_MILLISECONDS)) {
    await db.update(sessions).set({ lastDate: now }).where(eq(sessions.tokenHash, tokenHash));
  }
  // Judges read what teams hand in, as staff do.
  const entrusted = staff || hasPermission({ permissions, roles }, 'score:user');
  const mustSetUpSecondFactor = secondFactorOfStaff && entrusted && session.secondFactorAt === null;
  // Also where rights only show more, nobody has them by a password alone.
  const held = mustSetUpSecondFactor ? { permissions: [], roles: [] } : { permissions, roles };
  const { hasVerifiedContact } = session;
  return { userId, ...held, hasVerifiedContact, mustSetUpSecondFactor, tokenHash };
}

/** Whether a session of the user began in this network. */
export async function hasSessionFrom(
  db: Database,
  userId: string | undefined,
  network: string,
  now: Date,
): Promise<boolean> {
  if (userId === undefined) return false;
  const valid = and(eq(sessions.userId, userId), gt(sessions.expiresAt, now));
  const rows = await db.select({ address: sessions.address }).from(sessions).where(valid);
  return rows.some(({ address }) => address !== '' && networkOf(address) === network);
}

/** Ends one session: its token opens nothing any more. */
export async function endSession(db: Database, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** Ends every session of a user, but the one to keep, and logins that are half done; answers how many. */
export async function endSessionsOf(
  db: Database,
  userId: string,
  { keep }: { keep?: string } = {},
): Promise<number> {
  const others = keep === undefined ? undefined : ne(sessions.tokenHash, keep);
  await db.delete(loginTickets).where(eq(loginTickets.userId, userId));
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), others))
    .returning({ id: sessions.id });
  return ended.length;
}
