import { createHash } from 'node:crypto';
import { and, eq, gt, gte, inArray, lt, lte, sql } from 'drizzle-orm';
import { businessRule, tooManyRequests } from '../../base/failure.ts';
import type { Database, Transaction } from '../../database/open.ts';
import { rateLimits } from '../../database/schema.ts';

/** Maximum number of requests in a time window. */
export interface RateLimit {
  requests: number;
  seconds: number;
}

/** Attempts at a secret of one account from one network. */
export const ATTEMPTS: RateLimit = { requests: 10, seconds: 600 };

/** Attempts from all networks together before the first delay. */
const ATTEMPTS_WITHOUT_DELAY = 20;
const MAX_DELAY_SECONDS = 60;
/** Time without attempts after which the delay is reset. */
const DELAY_RESET_SECONDS = 600;

/** Key of a counter, which starts with its kind. The table stores only a hash of the key. */
type Counted = readonly [kind: string, ...of: string[]];

function keyOf(counted: Counted): string {
  return createHash('sha256').update(JSON.stringify(counted)).digest('hex');
}

function secondsUntil(end: Date | undefined, now: Date): number {
  return Math.max(1, Math.ceil(((end ?? now).getTime() - now.getTime()) / 1000));
}

/**
 * Counts a request before it runs, in one statement: concurrent requests, also on several servers, can't
 * exceed the limit.
 * @returns the seconds until the window ends; undefined within the limit
 */
export async function countRequest(
  db: Database | Transaction,
  counted: Counted,
  { requests, seconds }: RateLimit,
  now: Date,
): Promise<number | undefined> {
  const over = lt(rateLimits.windowEnd, now);
  const windowEnd = new Date(now.getTime() + seconds * 1000);
  const [row] = await db
    .insert(rateLimits)
    .values({ key: keyOf(counted), calls: 1, windowEnd })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        calls: sql`case when ${over} then 1 else ${rateLimits.calls} + 1 end`,
        windowEnd: sql`case when ${over} then excluded.window_end else ${rateLimits.windowEnd} end`,
      },
    })
    .returning();
  if (row !== undefined && row.calls > requests) return secondsUntil(row.windowEnd, now);
  // The first request of a window deletes windows that expired long ago.
  if (row?.calls === 1) await db.delete(rateLimits).where(lt(rateLimits.windowEnd, longOver(now)));
  return undefined;
}

/** Counts a request. Throws HTTP 429 beyond the limit. */
export async function consumeRateLimit(
  db: Database | Transaction,
  counted: Counted,
  limit: RateLimit,
  now: Date,
): Promise<void> {
  const wait = await countRequest(db, counted, limit, now);
  if (wait !== undefined) throw tooManyRequests(wait);
}

/** Limit for repeating an action after undoing it. */
const REPEATS: RateLimit = { requests: 10, seconds: 3600 };

/** Counts the repetition of an action. Beyond the limit, throws `rule` with the minutes to wait. */
export async function limitRepeats(
  tx: Transaction,
  counted: Counted,
  rule: 'signUpTooOften' | 'withdrawnTooOften',
  now: Date,
): Promise<void> {
  const wait = await countRequest(tx, counted, REPEATS, now);
  if (wait !== undefined) throw businessRule(rule, { minutes: Math.ceil(wait / 60) });
}

/** Subtracts one request from the current window. */
export async function returnRateLimit(db: Database, counted: Counted, now: Date): Promise<void> {
  await db
    .update(rateLimits)
    .set({ calls: sql`${rateLimits.calls} - 1` })
    .where(
      and(
        eq(rateLimits.key, keyOf(counted)),
        gt(rateLimits.calls, 0),
        gte(rateLimits.windowEnd, now),
      ),
    );
}

function longOver(now: Date): Date {
  return new Date(now.getTime() - DELAY_RESET_SECONDS * 1000);
}

/**
 * Counts an attempt at a secret from any network. After the first 20, each attempt starts a delay, which
 * doubles up to one minute; attempts during the delay get HTTP 429. This slows guessing without locking the
 * account.
 */
export async function delayAttempts(db: Database, counted: Counted, now: Date): Promise<void> {
  const key = keyOf(counted);
  const calls = sql<number>`case when ${lt(rateLimits.windowEnd, longOver(now))} then 1
    else ${rateLimits.calls} + 1 end`;
  const exponent = sql`least(greatest(${rateLimits.calls} - ${ATTEMPTS_WITHOUT_DELAY}, -1), 10)`;
  const delay = sql`case when ${rateLimits.calls} < ${ATTEMPTS_WITHOUT_DELAY} then 0
    else least(power(2, ${exponent}), ${MAX_DELAY_SECONDS}) end`;
  const [taken] = await db
    .insert(rateLimits)
    .values({ key, calls: 1, windowEnd: now })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: { calls, windowEnd: sql`excluded.window_end + make_interval(secs => ${delay})` },
      setWhere: lte(rateLimits.windowEnd, now),
    })
    .returning();
  if (taken !== undefined) return;
  const [row] = await db.select().from(rateLimits).where(eq(rateLimits.key, key));
  throw tooManyRequests(secondsUntil(row?.windowEnd, now));
}

/** Deletes counters after a successful attempt. */
export async function resetRateLimits(db: Database, ...counted: Counted[]): Promise<void> {
  await db.delete(rateLimits).where(inArray(rateLimits.key, counted.map(keyOf)));
}
