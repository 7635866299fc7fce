import { eq } from 'drizzle-orm';
import { businessRule, sessionExpired } from '../../base/failure.ts';
import type { Session } from '../../http/types.ts';
import type { Database } from '../../database/open.ts';
import { users } from '../../database/schema.ts';
import { networkOf } from '../../base/network.ts';
import { hasGrants } from '../staff-right/rules.ts';
import { consumeRateLimit, resetRateLimits, ATTEMPTS } from './rate-limit.ts';
import { verifyPassword } from './passwords.ts';

/**
 * Verifies that one of the passwords is the current user's, and returns it; undefined for an account
 * without a password. Throws a business rule if none is correct, or if an account with permissions has no
 * password: its session alone must not suffice. Limits attempts like a login.
 * @param setsFirst true for the operation that sets the first password
 */
export async function verifyOwnPassword(
  db: Database,
  { userId }: Session,
  passwords: readonly (string | undefined)[],
  { address, now, setsFirst = false }: { address: string; now: Date; setsFirst?: boolean },
): Promise<string | undefined> {
  const rateLimitKey = ['own password', userId, networkOf(address)] as const;
  await consumeRateLimit(db, rateLimitKey, ATTEMPTS, now);
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (user === undefined) throw sessionExpired();
  const { passwordHash } = user;
  for (const password of passwordHash === null ? [] : passwords) {
    if (password === undefined || !(await verifyPassword(password, passwordHash))) continue;
    await resetRateLimits(db, rateLimitKey);
    return password;
  }
  if (passwordHash !== null) throw businessRule('passwordNotCurrent');
  await resetRateLimits(db, rateLimitKey);
  if (hasGrants(user) && !setsFirst) throw businessRule('ownPasswordMissing');
  return undefined;
}
