import { isOver } from '../../../openapi/event-clock.ts';
import { businessRule, notFound } from '../../base/failure.ts';
import type { Transaction } from '../../database/open.ts';
import { SUBMITTED } from '../../database/schema.ts';
import { newIdentifier } from '../../http/new-identifier.ts';
import { requireRevision } from '../../http/revision.ts';
import type { Schemas } from '../../http/types.ts';
import { queueNotice } from '../../notices/queue.ts';
import { publishedEditions } from '../edition/queries.ts';
import { currentEdition } from '../edition/rules.ts';
import { closeChanges, findChanges, insertChanges } from './change-queries.ts';
import { lockEntry, readEntry } from './decision-queries.ts';
import { decisionRevision } from './staff-present.ts';

/** Opens an entry for its team until a date, and notifies the team. Replaces an open request. */
export async function requestChanges(
  tx: Transaction,
  { id: projectId, note: text, until, revision }: Schemas['ChangesBody'],
  { userId, at }: { userId: string; at: Date },
): Promise<void> {
  const { entry } = await lockEntry(tx, projectId);
  const stored = await readEntry(tx, projectId);
  if (entry.status < SUBMITTED) throw businessRule('draftEntry');
  requireRevision(decisionRevision(stored), revision);
  if (isOver(Date.parse(until), at)) throw businessRule('changesPast');
  const current = currentEdition(await publishedEditions(tx), at);
  if (current?.id !== entry.matchId) throw businessRule('changesOldEdition');
  if (stored.change_requests) await closeChanges(tx, stored.change_requests.id, 'replaced', at);
  const id = newIdentifier();
  const note = text.trim();
  const request = { id, projectId, note, until: new Date(until), at, userId };
  await insertChanges(tx, { ...request, state: 'open', closedAt: null });
  await queueNotice(tx, {
    event: 'changesRequested',
    about: id,
    topic: `changes ${projectId}`,
    userIds: [entry.userId],
    values: { name: entry.name ?? '', time: request.until.toISOString() },
    now: at,
  });
}

/** Withdraws an open request and notifies the team; returns the id of the entry. */
export async function withdrawChanges(tx: Transaction, id: string, at: Date): Promise<string> {
  const { projectId } = await findChanges(tx, id);
  const { entry } = await lockEntry(tx, projectId);
  // The state may have changed before the lock.
  const { state } = await findChanges(tx, id);
  if (state !== 'open') throw businessRule('changesClosed');
  if (entry.status < SUBMITTED) throw notFound();
  await closeChanges(tx, id, 'withdrawn', at);
  await queueNotice(tx, {
    event: 'changesWithdrawn',
    about: id,
    topic: `changes ${projectId}`,
    userIds: [entry.userId],
    values: { name: entry.name ?? '' },
    now: at,
  });
  return projectId;
}
