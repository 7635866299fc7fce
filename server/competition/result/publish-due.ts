import { ApiFailure } from '../../base/failure.ts';
import { messageTexts, type MessageId } from '../../base/messages.ts';
import type { Database } from '../../database/open.ts';
import { lockEdition } from '../edition/staff-queries.ts';
import { changePublication, duePublications, findDue } from './publication-queries.ts';
import { queueNotice } from '../../notices/queue.ts';
import { publishNow } from './publish.ts';

type Due = Awaited<ReturnType<typeof duePublications>>[number];

/**
 * Publishes one planned publication. Locks its edition first, as staff operations do; of several processes,
 * the later ones then find nothing to publish.
 */
async function publishPlanned(db: Database, { id, editionId }: Due, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const edition = await lockEdition(tx, editionId);
    const planned = await findDue(tx, id, now);
    if (planned === undefined) return;
    const { stage, order, userId } = planned;
    await publishNow(tx, edition, { stage, order: order ?? undefined, at: now, userId }, planned);
  });
}

/** Records that a business rule forbade a planned publication, and notifies its author. */
async function refuse(db: Database, { id, editionId }: Due, rule: MessageId, now: Date) {
  await db.transaction(async (tx) => {
    const edition = await lockEdition(tx, editionId);
    const planned = await findDue(tx, id, now);
    if (planned === undefined) return;
    await changePublication(tx, id, { endedAt: now, refusal: rule });
    if (planned.userId === null) return;
    await queueNotice(tx, {
      event: 'publicationRefused',
      about: id,
      userIds: [planned.userId],
      values: { id: editionId, name: edition.name, reason: messageTexts(rule) },
      now,
    });
  });
}

/**
 * Publishes the results whose planned time has come, also after the server was down, each once.
 * @returns the number of due publications
 */
export async function publishDueResults(db: Database, now: Date): Promise<number> {
  const due = await duePublications(db, now);
  for (const one of due) {
    try {
      await publishPlanned(db, one, now);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      await refuse(db, one, error.messageId, now);
    }
  }
  return due.length;
}
