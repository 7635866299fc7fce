import { randomInt, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, lt, lte, sql } from 'drizzle-orm';
import { businessRule } from '../../base/failure.ts';
import type { Database } from '../../database/open.ts';
import { verificationCodes } from '../../database/schema.ts';
import { consumeRateLimit, countRequest, resetRateLimits } from './rate-limit.ts';
import { sha256 } from './sessions.ts';

/** Waiting time before another code (spec section 9). */
export const CODE_WAIT_SECONDS = 60;
/** Lifetime of a code (product decision). */
export const CODE_LIFETIME_SECONDS = 600;
/** Attempts at one code: per network and in total. */
const MAX_NETWORK_ATTEMPTS = { requests: 5, seconds: CODE_LIFETIME_SECONDS };
const MAX_ATTEMPTS = 15;
/** Codes per recipient for all purposes: requested by one network and in total. */
const NETWORK_CODES_A_DAY = { requests: 10, seconds: 86_400 };
const CODES_A_DAY = { requests: 20, seconds: 86_400 };
/** Attempts of one network at all codes of a recipient and purpose. */
const ATTEMPTS_PER_DAY = { requests: 20, seconds: 86_400 };

/** The only purpose for which a code is valid; for `contact`, with the id of the account. */
export type CodePurpose = 'login' | 'reset' | `contact:${string}`;

function keyOf(purpose: CodePurpose, address: string): string {
  return sha256(JSON.stringify([purpose, address]));
}

const hashOf = (key: string, code: string) => sha256(JSON.stringify([key, code]));

function before(now: Date, seconds: number): Date {
  return new Date(now.getTime() - seconds * 1000);
}

/** Origin and time of a request. */
interface From {
  /** The network of the caller (`networkOf`). */
  network: string;
  now: Date;
}

/**
 * Issues a code for a normalized phone number or email address; replaces an earlier one. Throws a business
 * rule with the remaining waiting time if less than 60 seconds have passed. A single statement decides, so
 * of two concurrent requests one fails. Throws HTTP 429 beyond the daily limit.
 */
export async function issueCode(
  db: Database,
  purpose: CodePurpose,
  address: string,
  { network, now }: From,
): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const key = keyOf(purpose, address);
  const fresh = { codeHash: hashOf(key, code), tries: 0, sentAt: now };
  await db
    .delete(verificationCodes)
    .where(lt(verificationCodes.sentAt, before(now, CODE_LIFETIME_SECONDS)));
  // One transaction: a rejection by the daily limit keeps the earlier code.
  const issued = await db.transaction(async (tx) => {
    const [row] = await tx
      .insert(verificationCodes)
      .values({ key, ...fresh })
      .onConflictDoUpdate({
        target: verificationCodes.key,
        set: fresh,
        setWhere: lte(verificationCodes.sentAt, before(now, CODE_WAIT_SECONDS)),
      })
      .returning();
    if (row !== undefined) {
      await consumeRateLimit(tx, ['codes to', address, network], NETWORK_CODES_A_DAY, now);
      await consumeRateLimit(tx, ['codes to', address], CODES_A_DAY, now);
    }
    return row;
  });
  if (issued !== undefined) return code;
  const [earlier] = await db.select().from(verificationCodes).where(eq(verificationCodes.key, key));
  const left = CODE_WAIT_SECONDS * 1000 - (now.getTime() - (earlier?.sentAt ?? now).getTime());
  throw businessRule('codeTooSoon', { seconds: Math.max(1, Math.ceil(left / 1000)) });
}

/** Deletes a code that could not be sent, so that another can be requested at once. */
export async function withdrawCode(
  db: Database,
  purpose: CodePurpose,
  address: string,
): Promise<void> {
  await db.delete(verificationCodes).where(eq(verificationCodes.key, keyOf(purpose, address)));
}

/**
 * Consumes the code of an address. Counts each attempt before it checks the code; of two concurrent
 * correct attempts one succeeds. Throws a business rule if the code is wrong, expired or used, or after
 * 5 attempts from this network or 15 from all. Throws HTTP 429 after 20 attempts from this network in a
 * day. Other networks can't block the recipient: each new code starts a new count, and guesses at all
 * codes of a day succeed with a probability of 0.03 %.
 */
export async function redeemCode(
  db: Database,
  purpose: CodePurpose,
  address: string,
  code: string,
  { network, now }: From,
): Promise<void> {
  const key = keyOf(purpose, address);
  const rateLimitKey = ['tries of codes', key, network] as const;
  await consumeRateLimit(db, rateLimitKey, ATTEMPTS_PER_DAY, now);
  const [current] = await db.select().from(verificationCodes).where(eq(verificationCodes.key, key));
  const issue = String(current?.sentAt.getTime());
  const ofCode = ['tries of a code', key, issue, network] as const;
  if ((await countRequest(db, ofCode, MAX_NETWORK_ATTEMPTS, now)) !== undefined)
    throw businessRule('wrongCode');
  const [row] = await db
    .update(verificationCodes)
    .set({ tries: sql`${verificationCodes.tries} + 1` })
    .where(
      and(
        eq(verificationCodes.key, key),
        lt(verificationCodes.tries, MAX_ATTEMPTS),
        gt(verificationCodes.sentAt, before(now, CODE_LIFETIME_SECONDS)),
      ),
    )
    .returning();
  const given = Buffer.from(hashOf(key, code.trim()));
  const codeHash = row?.codeHash ?? null;
  if (codeHash !== null && timingSafeEqual(given, Buffer.from(codeHash))) {
    // Keeps the row, because `sentAt` starts the waiting time.
    const used = await db
      .update(verificationCodes)
      .set({ codeHash: null })
      .where(and(eq(verificationCodes.key, key), eq(verificationCodes.codeHash, codeHash)))
      .returning();
    if (used.length > 0) {
      await resetRateLimits(db, rateLimitKey);
      return;
    }
  }
  throw businessRule('wrongCode');
}
