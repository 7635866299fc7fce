import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/open.ts';
import { projects } from '../../database/schema.ts';
import { queueNotice } from '../../notices/queue.ts';
import type { MatchRow } from './rules.ts';

/** Queues a notice of the extended sign-up to all users with an entry in the edition, also a draft. */
export async function announceExtension(
  tx: Transaction,
  match: MatchRow,
  now: Date,
): Promise<void> {
  const rows = await tx
    .selectDistinct({ userId: projects.userId })
    .from(projects)
    .where(eq(projects.matchId, match.id));
  const time = match.signUpEnd.toISOString();
  await queueNotice(tx, {
    event: 'signUpExtended',
    about: `${match.id} ${time}`,
    topic: `extension ${match.id}`,
    userIds: rows.map(({ userId }) => userId),
    values: { name: match.name, time },
    now,
  });
}
