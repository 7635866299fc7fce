import type { Database, Transaction } from '../database/open.ts';
import { businessRule } from '../base/failure.ts';
import type { RuleName } from '../base/rule-fields.ts';
import { inBatches } from '../database/in-batches.ts';
import { certificates } from '../database/schema.ts';
import { findEdition } from '../competition/edition/staff-queries.ts';
import type { EditionRow } from '../competition/edition/rules.ts';
import type { Schemas } from '../http/types.ts';
import { candidatesOf, type Candidate } from './candidate-queries.ts';
import { missingCharacters } from './fonts.ts';
import { newNumber } from './numbers.ts';
import { issuedKeys } from './queries.ts';
import { queueIssued } from './notices.ts';

type Kind = Schemas['CertificateKind'];

/** Business rule for each kind that has no candidates. */
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

/** Returns an edition's candidates of a kind without a certificate. */
export async function waitingFor(
  db: Database | Transaction,
  { kind, edition, now }: { kind: Kind; edition: EditionRow; now: Date },
): Promise<{ all: number; waiting: Candidate[] }> {
  const all = await candidatesOf(db, { kind, edition, now });
  const issued = await issuedKeys(db, edition.id, kind);
  const waiting = all.filter(({ key }) => !issued.has(key));
  return { all: all.length, waiting };
}

/**
 * Issues the missing certificates of a kind. Skips names that the fonts can't print, unless they are to be
 * completed by hand. Throws a business rule if the kind has no candidates.
 */
export async function issueCertificates(
  tx: Transaction,
  { kind, matchId, handwritten }: { kind: Kind; matchId: string; handwritten: boolean },
  now: Date,
): Promise<Schemas['CertificateIssueResult']> {
  const edition = await findEdition(tx, matchId);
  const { all, waiting } = await waitingFor(tx, { kind, edition, now });
  if (all === 0) throw businessRule(NOBODY[kind]);
  const printable = waiting.filter(
    (candidate) => handwritten || unprintableNames(candidate).length === 0,
  );
  let issued = 0;
  await inBatches(printable, async (batch) => {
    // A concurrent request may issue the same certificates.
    const inserted = await tx
      .insert(certificates)
      .values(
        batch.map((candidate) => ({
          ...candidate,
          number: newNumber(edition.year),
          issuedAt: now,
        })),
      )
      .onConflictDoNothing()
      .returning({ number: certificates.number, userId: certificates.userId });
    await queueIssued(tx, { kind, edition, certificates: inserted }, now);
    issued += inserted.length;
  });
  return { issued, skipped: waiting.length - printable.length };
}
