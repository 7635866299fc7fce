import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/open.ts';
import { recoveryCodes, secondFactors, users } from '../../database/schema.ts';

/** Returns the second factor of an account, confirmed or not. */
export async function factorRow(db: Database | Transaction, userId: string) {
  const [row] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId));
  return row;
}

/** Stores the secret of an unconfirmed second factor; replaces an earlier one. */
export async function beginFactor(
  tx: Transaction,
  userId: string,
  { encryptedSecret, now }: { encryptedSecret: string; now: Date },
): Promise<void> {
  const fresh = { encryptedSecret, begunAt: now, lastStep: 0 };
  await tx
    .insert(secondFactors)
    .values({ userId, ...fresh })
    .onConflictDoUpdate({ target: secondFactors.userId, set: fresh });
}

export async function confirmFactor(tx: Transaction, userId: string, now: Date): Promise<void> {
  await tx.update(users).set({ secondFactorAt: now }).where(eq(users.id, userId));
}

/** Removes an account's second factor; returns whether it had a confirmed one. */
export async function deleteSecondFactor(tx: Transaction, userId: string): Promise<boolean> {
  const [before] = await tx.select().from(users).where(eq(users.id, userId));
  await tx.delete(secondFactors).where(eq(secondFactors.userId, userId));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.update(users).set({ secondFactorAt: null }).where(eq(users.id, userId));
  return before !== undefined && before.secondFactorAt !== null;
}

export async function recoveryCodesLeft(db: Database, userId: string): Promise<number> {
  return await db.$count(recoveryCodes, eq(recoveryCodes.userId, userId));
}
