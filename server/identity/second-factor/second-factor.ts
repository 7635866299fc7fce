import { and, eq, lt } from 'drizzle-orm';
import { businessRule } from '../../base/failure.ts';
import type { Schemas } from '../../http/types.ts';
import type { Database } from '../../database/open.ts';
import { secondFactors, type users } from '../../database/schema.ts';
import { consumeRateLimit, resetRateLimits, ATTEMPTS } from '../session/rate-limit.ts';
import { rightsOf } from '../staff-right/queries.ts';
import { isStaff } from '../../http/access.ts';
import { stepOf } from './app-codes.ts';
import { factorRow, recoveryCodesLeft } from './queries.ts';
import { useCode } from './recovery-codes.ts';
import { openSecret } from '../../base/sealing.ts';

/** How this server does second factors. */
export interface SecondFactorOptions {
  /** Seals the secrets of apps. */
  key: Buffer;
  /** Whether staff must have one. */
  requiredOfStaff: boolean;
}

/** For handlers of second factors. */
export interface WithSecondFactor {
  secondFactor: SecondFactorOptions;
}

/** Wrong codes of the app for one account, from wherever they come: they can be guessed. */
const ATTEMPTS_PER_DAY = { calls: 20, seconds: 86_400 };

/** Uses up a code of the app: it counts once, whoever sends it twice and at the same time. */
async function useAppCode(
  db: Database,
  key: Buffer,
  userId: string,
  code: string,
  now: Date,
): Promise<boolean> {
  const row = await factorRow(db, userId);
  const secret = row && openSecret(key, userId, row.sealedSecret);
  const step = secret && stepOf(secret, code, now);
  if (row === undefined || step === undefined) return false;
  // The secret once more: another one may have been begun meanwhile.
  const same = eq(secondFactors.sealedSecret, row.sealedSecret);
  const used = await db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.userId, userId), same, lt(secondFactors.lastStep, step)))
    .returning({ userId: secondFactors.userId });
  return used.length > 0;
}

/**
 * Uses up a code of the app or a recovery code of an account. Each try is counted before the code is
 * looked at. Throws the business rule where it doesn't fit or was used; HTTP 429 after too many tries.
 */
export async function useSecondFactor(
  db: Database,
  key: Buffer,
  userId: string,
  { code, now }: { code: string; now: Date },
): Promise<'appCode' | 'recoveryCode'> {
  const letters = code.replace(/[\s-]/g, '');
  const kind = /^\d{6}$/.test(letters) ? 'appCode' : 'recoveryCode';
  const tries = [`second factor ${kind}`, userId] as const;
  // A recovery code can't be guessed, and admits who is locked out because somebody else guesses.
  await consumeRateLimit(db, tries, kind === 'appCode' ? ATTEMPTS_PER_DAY : ATTEMPTS, now);
  const fits =
    kind === 'appCode'
      ? await useAppCode(db, key, userId, letters, now)
      : await useCode(db, userId, letters);
  if (!fits) throw businessRule('secondFactorWrong');
  await resetRateLimits(db, tries);
  return kind;
}

/** The second factor of an account as its user sees it. */
export async function secondFactorOf(
  db: Database,
  user: typeof users.$inferSelect,
  { requiredOfStaff }: SecondFactorOptions,
): Promise<Schemas['SecondFactor']> {
  const { id, secondFactorAt, roles } = user;
  const permissions = await rightsOf(db, user);
  return {
    enabled: secondFactorAt !== null,
    required: requiredOfStaff && isStaff({ permissions, roles }),
    ...(secondFactorAt !== null && { enabledDate: secondFactorAt.toISOString() }),
    recoveryCodesLeft: await recoveryCodesLeft(db, id),
  };
}
