import type { Database, Transaction } from '../database/open.ts';
import { businessRule } from '../base/failure.ts';
import type { RuleName } from '../base/rule-fields.ts';
import { inBatches } from '../database/in-batches.ts';
import { certificates } from '../database/schema.ts';
import type { Schemas } from '../http/types.ts';
import { candidatesOf, type Candidate } from './candidate-queries.ts';
import { missingCharacters } from './fonts.ts';
import { newNumber } from './numbers.ts';
import { issuedKeys, requireEdition } from './queries.ts';

type Kind = Schemas['CertificateKind'];

/** Rules for a kind that nobody can receive yet. */
const NOBODY: Record<Kind, RuleName> = {
  winner: 'winnersUnpublished',
  entrant: 'entriesNotAccepted',
  judge: 'roundNotClosed',
  attendee: 'nobodyCheckedIn',
};

/** Returns the names of a candidate that the fonts can't print, with the missing characters. */
export function unprintableNames({
  name,
  entryName,
}: Pick<Candidate, 'name' | 'entryName'>): Schemas['UnprintableName'][] {
  return [name, entryName ?? ''].flatMap((text) => {
    const characters = missingCharacters(text);
    return characters === '' ? [] : { name: text, characters };
  });
}

/** Returns the candidates of a kind without a certificate. */
export async function waitingFor(
  db: Database | Transaction,
  { kind, matchId, now }: { kind: Kind; matchId: string; now: Date },
): Promise<{ all: number; waiting: Candidate[]; issued: number }> {
  const edition = await requireEdition(db, matchId);
  const all = await candidatesOf(db, { kind, edition, now });
  const issued = await issuedKeys(db, matchId, kind);
  const waiting = all.filter(({ key }) => !issued.has(key));
  return { all: all.length, waiting, issued: issued.size };
}

/**
 * Issues the missing certificates of a kind. Skips names that the fonts can't print, unless they are to be
 * completed by hand. Throws a business rule if nobody can receive the kind yet.
 */
export async function issueCertificates(
  tx: Transaction,
  { kind, matchId, handwritten }: { kind: Kind; matchId: string; handwritten: boolean },
  now: Date,
): Promise<Schemas['CertificateIssueResult']> {
  const { year } = await requireEdition(tx, matchId);
  const { all, waiting } = await waitingFor(tx, { kind, matchId, now });
  if (all === 0) throw businessRule(NOBODY[kind]);
  const printable = waiting.filter(
    (candidate) => handwritten || unprintableNames(candidate).length === 0,
  );
  let issued = 0;
  await inBatches(printable, async (batch) => {
    // A concurrent request may issue the same certificates.
    const inserted = await tx
      .insert(certificates)
      .values(batch.map((candidate) => ({ ...candidate, number: newNumber(year), issuedAt: now })))
      .onConflictDoNothing()
      .returning({ number: certificates.number });
    issued += inserted.length;
  });
  return { issued, skipped: waiting.length - printable.length };
}
