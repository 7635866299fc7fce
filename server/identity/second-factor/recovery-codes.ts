import { randomInt, timingSafeEqual } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/open.ts';
import { recoveryCodes } from '../../database/schema.ts';
import { sha256 } from '../session/sessions.ts';

const COUNT = 10;
/** 31 characters that are not confused with each other; 16 of them have 79 bits. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 16;

function newCode(): string {
  return Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

const hashOf = (userId: string, code: string) => sha256(JSON.stringify([userId, code]));

/** Replaces the codes of an account; returns 10 new ones as displayed, in groups of 4. */
export async function renewCodes(tx: Transaction, userId: string): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, newCode);
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ userId, codeHash: hashOf(userId, code) })));
  return codes.map((code) => code.replace(/.{4}(?=.)/g, '$&-'));
}

/** Consumes a code without spaces and hyphens; returns false if it is wrong or used. */
export async function consumeRecoveryCode(
  db: Database,
  userId: string,
  code: string,
): Promise<boolean> {
  const given = Buffer.from(hashOf(userId, code.toUpperCase()));
  const rows = await db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const matching = rows.filter(({ codeHash }) => timingSafeEqual(given, Buffer.from(codeHash)));
  for (const { codeHash } of matching) {
    const same = and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash));
    const used = await db.delete(recoveryCodes).where(same).returning();
    if (used.length > 0) return true;
  }
  return false;
}
