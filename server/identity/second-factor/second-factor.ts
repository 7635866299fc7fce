import { and, eq, lt } from 'drizzle-orm';
import { businessRule } from '../../base/failure.ts';
import type { Schemas } from '../../http/types.ts';
import type { Database } from '../../database/open.ts';
import { secondFactors, type users } from '../../database/schema.ts';
import { consumeRateLimit, resetRateLimits, ATTEMPTS } from '../session/rate-limit.ts';
import { permissionsOf } from '../staff-right/queries.ts';
import { isStaff } from '../../http/access.ts';
import { stepOf } from './app-codes.ts';
import { factorRow, recoveryCodesLeft } from './queries.ts';
import { consumeRecoveryCode } from './recovery-codes.ts';
import type { EncryptionKeys } from '../../base/key-file.ts';
import { decryptFactor } from './encryption-key.ts';

export interface SecondFactorOptions {
  /** Encrypt the secrets of authenticator apps. */
  keys: EncryptionKeys;
  /** Whether staff must have a second factor. */
  requiredOfStaff: boolean;
}

/** Dependency of handlers of second factors. */
export interface WithSecondFactor {
  secondFactor: SecondFactorOptions;
}

/** Attempts at app codes per account, from all networks together; six digits can be guessed. */
const ATTEMPTS_PER_DAY = { requests: 20, seconds: 86_400 };

/** Consumes an app code: of concurrent requests with the same code, only one succeeds. */
async function consumeAppCode(
  db: Database,
  keys: EncryptionKeys,
  userId: string,
  code: string,
  now: Date,
): Promise<boolean> {
  const row = await factorRow(db, userId);
  const secret = row && decryptFactor(keys, userId, row.encryptedSecret);
  const step = secret && stepOf(secret, code, now);
  if (row === undefined || step === undefined) return false;
  // Compares the secret: a concurrent request may have started another setup.
  const same = eq(secondFactors.encryptedSecret, row.encryptedSecret);
  const used = await db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.userId, userId), same, lt(secondFactors.lastStep, step)))
    .returning({ userId: secondFactors.userId });
  return used.length > 0;
}

/**
 * Consumes an app code or a recovery code of an account. Counts each attempt before it checks the code.
 * Throws a business rule if the code is wrong or used, and HTTP 429 after too many attempts.
 */
export async function consumeSecondFactor(
  db: Database,
  keys: EncryptionKeys,
  userId: string,
  { code, now }: { code: string; now: Date },
): Promise<'appCode' | 'recoveryCode'> {
  const normalizedCode = code.replace(/[\s-]/g, '');
  const kind = /^\d{6}$/.test(normalizedCode) ? 'appCode' : 'recoveryCode';
  const rateLimitKey = [`second factor ${kind}`, userId] as const;
  // A recovery code can't be guessed, and works while an attacker's guesses block app codes.
  await consumeRateLimit(db, rateLimitKey, kind === 'appCode' ? ATTEMPTS_PER_DAY : ATTEMPTS, now);
  const fits =
    kind === 'appCode'
      ? await consumeAppCode(db, keys, userId, normalizedCode, now)
      : await consumeRecoveryCode(db, userId, normalizedCode);
  if (!fits) throw businessRule('secondFactorWrong');
  await resetRateLimits(db, rateLimitKey);
  return kind;
}

/** Returns the state of an account's second factor, for its user. */
export async function secondFactorOf(
  db: Database,
  user: typeof users.$inferSelect,
  { requiredOfStaff }: SecondFactorOptions,
): Promise<Schemas['SecondFactor']> {
  const { id, secondFactorAt, roles } = user;
  const permissions = await permissionsOf(db, user);
  return {
    enabled: secondFactorAt !== null,
    required: requiredOfStaff && isStaff({ permissions, roles }),
    ...(secondFactorAt !== null && { enabledDate: secondFactorAt.toISOString() }),
    recoveryCodesLeft: await recoveryCodesLeft(db, id),
  };
}
