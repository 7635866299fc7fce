import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/open.ts';
import { projects } from '../../database/schema.ts';
import { queueNotice } from '../../notices/queue.ts';
import type { MatchRow } from './rules.ts';

/** Writes to everyone with an entry in an edition, submitted or not, that its sign-up continues. */
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
