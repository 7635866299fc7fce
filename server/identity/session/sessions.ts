import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lt, ne, sql } from 'drizzle-orm';
import { newIdentifier } from '../../http/new-identifier.ts';
import { hasPermission, isStaff, JUDGE } from '../../http/access.ts';
import { passwordResetRequired } from '../../base/failure.ts';
import type { Session } from '../../http/types.ts';
import type { Database } from '../../database/open.ts';
import { loginTickets, sessions, users } from '../../database/schema.ts';
import { networkOf } from '../../base/network.ts';
import { effectivePermissions } from '../staff-right/rules.ts';
import { permissionsOfRoles } from '../staff-right/queries.ts';

const SESSION_MILLISECONDS = 7 * 24 * 3_600_000;

/** Returns a text's SHA-256 in hexadecimal. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Length of 32 bytes in base64url. */
const TOKEN_LENGTH = 43;

/** Minimum interval between updates of a session's last use; shorter for the idle timeout of staff. */
const SEEN_MILLISECONDS = 5 * 60_000;
const STAFF_SEEN_MILLISECONDS = 60_000;
const MAX_AGENT_LENGTH = 300;

/** Client of a new session: IP address and user agent. */
export interface Origin {
  address: string;
  userAgent: string;
}

/** Creates a session of one week; returns its opaque token of 32 bytes. */
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

export interface SessionRules {
  /** Idle timeout of staff sessions in minutes. */
  staffIdleMinutes: number;
  /** Whether staff have no permissions without a second factor. */
  secondFactorOfStaff: boolean;
}

export type SessionClock = SessionRules & { now: Date };

/** Returns the session of a token, like `sessionOf`. */
export async function findSession(
  db: Database,
  token: string,
  clock: SessionClock,
): Promise<Session | undefined> {
  return token.length === TOKEN_LENGTH ? sessionOf(db, sha256(token), clock) : undefined;
}

/**
 * Returns the session of a token's hash; undefined if it is unknown or expired, or its user disabled. A
 * staff session also expires after the idle timeout (ASVS 7.3), for shared computers.
 * Throws code 1003 for a user who must reset the password.
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
      ofRoles: permissionsOfRoles,
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
  const permissions = effectivePermissions({ permissions: given, roles }, ofRoles);
  const idle = now.getTime() - lastDate.getTime();
  const staff = isStaff({ permissions, roles });
  if (staff && idle > staffIdleMinutes * 60_000) {
    await endSession(db, tokenHash);
    return undefined;
  }
  if (idle > (staff ? STAFF_SEEN_MILLISECONDS : SEEN_MILLISECONDS)) {
    await db.update(sessions).set({ lastDate: now }).where(eq(sessions.tokenHash, tokenHash));
  }
  // Judges read submissions too.
  const needsSecondFactor = staff || hasPermission({ permissions, roles }, JUDGE);
  const mustSetUpSecondFactor =
    secondFactorOfStaff && needsSecondFactor && session.secondFactorAt === null;
  // Permissions also extend the responses of operations that don't require them.
  const held = mustSetUpSecondFactor ? { permissions: [], roles: [] } : { permissions, roles };
  const { hasVerifiedContact } = session;
  return { userId, ...held, hasVerifiedContact, mustSetUpSecondFactor, tokenHash };
}

/** Returns whether the user has a session that was created from this network. */
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

export async function endSession(db: Database, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/**
 * Ends a user's sessions except `keep`, and deletes the user's login tickets; returns the number of ended
 * sessions.
 */
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
