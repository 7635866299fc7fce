import { businessRule } from '../base/failure.ts';
import { findEdition } from '../competition/edition/staff-queries.ts';
import type { Transaction } from '../database/open.ts';
import { certificates } from '../database/schema.ts';
import { candidatesOf } from './candidate-queries.ts';
import { queueIssued } from './notices.ts';
import { newNumber } from './numbers.ts';
import { changeCertificate, lockCertificate, replacedKey } from './queries.ts';

/**
 * Replaces a certificate by one with the current names; the former one stays revoked. Returns the new number.
 * Throws a business rule if it was replaced before, or if its basis is gone.
 */
export async function replaceCertificate(
  tx: Transaction,
  number: string,
  now: Date,
): Promise<string> {
  const former = await lockCertificate(tx, number);
  const { key, kind, matchId } = former;
  const edition = await findEdition(tx, matchId);
  const all = await candidatesOf(tx, { kind, edition, now });
  const candidate = all.find((one) => one.key === key);
  if (candidate === undefined) throw businessRule('certificateUnfounded');
  const revokedAt = former.revokedAt ?? now;
  await changeCertificate(tx, number, { revokedAt, key: replacedKey(key, number) });
  const issued = { ...candidate, number: newNumber(edition.year), issuedAt: now };
  await tx.insert(certificates).values(issued);
  await queueIssued(tx, { kind, edition, certificates: [issued] }, now);
  return issued.number;
}
