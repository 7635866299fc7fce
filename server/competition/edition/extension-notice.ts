import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/open.ts';
import { projects } from '../../database/schema.ts';
import { queueNotice } from '../../notices/queue.ts';
import type { EditionRow } from './rules.ts';

/** Queues a notice of the extended sign-up to all users with an entry or a draft in the edition. */
export async function announceExtension(
  tx: Transaction,
  edition: EditionRow,
  now: Date,
): Promise<void> {
  const rows = await tx
    .selectDistinct({ userId: projects.userId })
    .from(projects)
    .where(eq(projects.matchId, edition.id));
  const time = edition.signUpEnd.toISOString();
  await queueNotice(tx, {
    event: 'signUpExtended',
    about: `${edition.id} ${time}`,
    topic: `extension ${edition.id}`,
    userIds: rows.map(({ userId }) => userId),
    values: { name: edition.name, time },
    now,
  });
}
