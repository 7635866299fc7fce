import { randomInt, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, lt, lte, sql } from 'drizzle-orm';
import { businessRule } from '../../base/failure.ts';
import type { Database } from '../../database/open.ts';
import { verificationCodes } from '../../database/schema.ts';
import { consumeRateLimit, countCall, resetRateLimits } from './rate-limit.ts';
import { sha256 } from './sessions.ts';

/** Spec section 9: the wait before another code. */
export const CODE_WAIT_SECONDS = 60;
/** Product decision: how long a code lives. */
export const CODE_LIFETIME_SECONDS = 600;
/** Tries of one code: of a network, and of all together. */
const MAX_NETWORK_ATTEMPTS = { calls: 5, seconds: CODE_LIFETIME_SECONDS };
const MAX_ATTEMPTS = 15;
/** Codes that one recipient gets, whatever for: those that a network requests, and all together. */
const NETWORK_CODES_A_DAY = { calls: 10, seconds: 86_400 };
const CODES_A_DAY = { calls: 20, seconds: 86_400 };
/** Tries of a network of all codes of one recipient for one purpose. */
const ATTEMPTS_PER_DAY = { calls: 20, seconds: 86_400 };

/**
 * What a code opens: one for a login can't reset a password. A code for a contact counts for the one
 * account that asked for it.
 */
export type CodePurpose = 'login' | 'reset' | `contact:${string}`;

function keyOf(purpose: CodePurpose, address: string): string {
  return sha256(JSON.stringify([purpose, address]));
}

const hashOf = (key: string, code: string) => sha256(JSON.stringify([key, code]));

function before(now: Date, seconds: number): Date {
  return new Date(now.getTime() - seconds * 1000);
}

/** Where and when a code is requested or tried. */
interface From {
  /** The network of the caller (`networkOf`). */
  network: string;
  now: Date;
}

/**
 * Makes a code for an address (phone or e-mail, in its one spelling) in place of an earlier one.
 * One statement decides whether 60 seconds have passed, so that of two requests at the same time
 * one is refused, with the business rule that names the wait.
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
  // Together: a refusal beyond the day's limit leaves the earlier code as it was.
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

/** Takes back a code that could not be sent, so that another may be asked for at once. */
export async function withdrawCode(
  db: Database,
  purpose: CodePurpose,
  address: string,
): Promise<void> {
  await db.delete(verificationCodes).where(eq(verificationCodes.key, keyOf(purpose, address)));
}

/**
 * Uses up the code of an address. Each try is counted before the code is looked at, and of two
 * right tries at the same time one wins. Throws the business rule when it doesn't fit, is too old,
 * was used, or was tried too often: 5 times from this network or 15 times from all. HTTP 429 after 20 tries of
 * several codes from this network in a day. Tries of other networks close nobody's recovery: the next code counts
 * anew, and guessing all codes of a day finds one of them with a chance of 0.03 %.
 */
export async function redeemCode(
  db: Database,
  purpose: CodePurpose,
  address: string,
  code: string,
  { network, now }: From,
): Promise<void> {
  const key = keyOf(purpose, address);
  const tries = ['tries of codes', key, network] as const;
  await consumeRateLimit(db, tries, ATTEMPTS_PER_DAY, now);
  const [current] = await db.select().from(verificationCodes).where(eq(verificationCodes.key, key));
  const issue = String(current?.sentAt.getTime());
  const ofCode = ['tries of a code', key, issue, network] as const;
  if ((await countCall(db, ofCode, MAX_NETWORK_ATTEMPTS, now)) !== undefined)
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
    // The row stays: the wait of 60 seconds continues after the code was used.
    const used = await db
      .update(verificationCodes)
      .set({ codeHash: null })
      .where(and(eq(verificationCodes.key, key), eq(verificationCodes.codeHash, codeHash)))
      .returning();
    if (used.length > 0) {
      await resetRateLimits(db, tries);
      return;
    }
  }
  throw businessRule('wrongCode');
}
