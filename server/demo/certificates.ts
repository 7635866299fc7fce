import { eq } from 'drizzle-orm';
import { issueCertificates } from '../certificate/issue.ts';
import type { Transaction } from '../database/open.ts';
import { notices } from '../database/schema.ts';
import { at } from './time.ts';

/** Finished edition whose certificates are issued. */
const EDITION = 'match-2';
/** Days from today to the issue. */
const ISSUED = -250;

/** Issues the certificates of the last edition without notices; `tx` must contain entries, prizes and scores. */
export async function writeCertificates(tx: Transaction, now: Date): Promise<void> {
  for (const kind of ['winner', 'entrant', 'judge'] as const)
    await issueCertificates(
      tx,
      { kind, matchId: EDITION, handwritten: false },
      new Date(at(now, ISSUED, '10:00')),
    );
  await tx.delete(notices).where(eq(notices.event, 'certificateIssued'));
}
