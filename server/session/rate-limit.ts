import { eq, lt, sql } from 'drizzle-orm';
import { businessRule } from '../contract/failure.ts';
import type { Database } from '../database/open.ts';
import { loginAttempts } from '../database/schema.ts';
import { sha256 } from './sessions.ts';

const MAX_ATTEMPTS = 10;
const WINDOW_MILLISECONDS = 10 * 60_000;

function keyOf(account: string, address: string): string {
  return sha256(JSON.stringify([account, address]));
}

/**
 * Counts a try before its password is looked at, in one statement, so that tries at the same time
 * can't slip past the limit of 10 in 10 minutes. Throws the business rule beyond it.
 */
export async function consumeRateLimit(
  db: Database,
  account: string,
  address: string,
  now: Date,
): Promise<void> {
  await db.delete(loginAttempts).where(lt(loginAttempts.windowEnd, now));
  const [row] = await db
    .insert(loginAttempts)
    .values({
      key: keyOf(account, address),
      attempts: 1,
      windowEnd: new Date(now.getTime() + WINDOW_MILLISECONDS),
    })
    .onConflictDoUpdate({
      target: loginAttempts.key,
      set: { attempts: sql`${loginAttempts.attempts} + 1` },
    })
    .returning();
  if (row === undefined || row.attempts <= MAX_ATTEMPTS) return;
  const minutes = Math.ceil((row.windowEnd.getTime() - now.getTime()) / 60_000);
  throw businessRule('tooManyAttempts', { minutes: Math.max(minutes, 1) });
}

/** Forgets the tries after a login that worked. */
export async function resetRateLimit(
  db: Database,
  account: string,
  address: string,
): Promise<void> {
  await db.delete(loginAttempts).where(eq(loginAttempts.key, keyOf(account, address)));
}
