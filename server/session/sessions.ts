import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import { passwordResetRequired } from '../contract/failure.ts';
import type { Session } from '../contract/types.ts';
import type { Database } from '../database/open.ts';
import { sessions, users } from '../database/schema.ts';

const SESSION_MILLISECONDS = 7 * 24 * 3_600_000;

/** SHA-256 of a text, hexadecimal. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Begins a session that lasts a week; answers its opaque token of 32 bytes. */
export async function beginSession(db: Database, userId: string, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + SESSION_MILLISECONDS);
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
  await db.insert(sessions).values({ tokenHash: sha256(token), userId, expiresAt });
  return token;
}

/**
 * The session that a token belongs to; undefined when it is unknown, over, or of no valid user.
 * Throws code 1003 for a user who must reset the password first.
 */
export async function findSession(
  db: Database,
  token: string,
  now: Date,
): Promise<Session | undefined> {
  if (token.length !== 43) return undefined;
  const tokenHash = sha256(token);
  const [session] = await db
    .select({
      userId: sessions.userId,
      permissions: users.permissions,
      mustReset: users.mustResetPassword,
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
  const { userId, permissions } = session;
  return { userId, permissions, tokenHash };
}

/** Ends one session: its token opens nothing any more. */
export async function endSession(db: Database, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** Ends every session of a user. */
export async function endSessionsOf(db: Database, userId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId));
}
