import { messageTexts } from '../base/messages.ts';
import type { EditionRow } from '../competition/edition/rules.ts';
import type { Transaction } from '../database/open.ts';
import type { Schemas } from '../http/types.ts';
import { queueNotices } from '../notices/queue.ts';

interface Issued {
  kind: Schemas['CertificateKind'];
  edition: EditionRow;
  certificates: readonly { number: string; userId: string }[];
}

/** Queues a notice to the holder of each issued certificate. */
export async function queueIssued(
  tx: Transaction,
  { kind, edition, certificates }: Issued,
  now: Date,
): Promise<void> {
  const name = messageTexts(`${kind}Title`);
  await queueNotices(
    tx,
    { event: 'certificateIssued', now },
    certificates.map(({ number, userId }) => ({
      about: number,
      userId,
      values: { name, title: edition.name, number },
    })),
  );
}
