import { eq } from 'drizzle-orm';
import { businessRule, notFound } from '../base/failure.ts';
import { findEdition } from '../competition/edition/staff-queries.ts';
import type { Transaction } from '../database/open.ts';
import { certificates } from '../database/schema.ts';
import { candidatesOf } from './candidate-queries.ts';
import { newNumber } from './numbers.ts';
import { isReplaced, replacedKey } from './replaced-key.ts';

/**
 * Replaces a certificate by one with the current names; the former one stays revoked. Returns the new number.
 * Throws a business rule if it was replaced before, or if its basis is gone.
 */
export async function replaceCertificate(
  tx: Transaction,
  number: string,
  now: Date,
): Promise<string> {
  const its = eq(certificates.number, number);
  const [former] = await tx.select().from(certificates).where(its).for('update');
  if (former === undefined) throw notFound();
  const { key, kind, matchId } = former;
  if (isReplaced(key)) throw businessRule('certificateReplaced');
  const edition = await findEdition(tx, matchId);
  const all = await candidatesOf(tx, { kind, edition, now });
  const candidate = all.find((one) => one.key === key);
  if (candidate === undefined) throw businessRule('certificateUnfounded');
  const revokedAt = former.revokedAt ?? now;
  await tx
    .update(certificates)
    .set({ revokedAt, key: replacedKey(key, number) })
    .where(its);
  const issued = { ...candidate, number: newNumber(edition.year), issuedAt: now };
  await tx.insert(certificates).values(issued);
  return issued.number;
}
