import type { Transaction } from '../../database/open.ts';
import type { Schemas } from '../../http/types.ts';
import { SUBMITTED, AWARDED, IN_REVIEW, SHORTLISTED } from '../../database/schema.ts';
import { businessRule } from '../../base/failure.ts';
import { lockEntry, readEntry, recordDecision, showResult } from './decision-queries.ts';
import { requireRevision } from '../../http/revision.ts';
import { decisionRevision } from './staff-present.ts';
import { givenAward } from '../edition/prize-rules.ts';
import { isInSignUp, isReopened } from './rules.ts';
import { addSteps } from './history-queries.ts';
import { queueNotice } from '../../notices/queue.ts';

/**
 * Stores a decision about an entry. Publishes "submitted" and "in review" to the team at once, unless the
 * entry has a published result; `publishResults` publishes all other decisions.
 */
export async function decide(
  tx: Transaction,
  {
    id,
    status,
    finalist: inFinal = false,
    note: text,
    staffNote,
    revision,
    ...chosen
  }: Schemas['ProjectReview'],
  { userId, at }: { userId: string; at: Date },
): Promise<void> {
  const { entry, edition } = await lockEntry(tx, id);
  const decided = await readEntry(tx, id);
  if (entry.status < SUBMITTED) throw businessRule('draftEntry');
  requireRevision(decisionRevision(decided), revision);
  const award = status === AWARDED ? givenAward(edition.prizes, chosen) : undefined;
  if (status === AWARDED && award === undefined) throw businessRule('awardNeeded');
  const { project_decisions: before, change_requests: changes } = decided;
  if (status > IN_REVIEW) {
    if (isReopened({ changes }, at)) throw businessRule('changesOpen');
    if (isInSignUp(entry, edition, at)) throw businessRule('stillEditable');
  }
  const note = text ?? null;
  const finalist = inFinal && status === SHORTLISTED;
  await recordDecision(tx, {
    projectId: id,
    status,
    finalist,
    award: award?.name ?? null,
    prizeId: award?.prizeId ?? null,
    note,
    staffNote: staffNote ?? null,
    entryRevision: entry.contentRevision,
    at,
    userId,
    from: before ?? entry,
  });
  const teamSeesAtOnce = status <= IN_REVIEW && entry.status <= IN_REVIEW;
  if (!teamSeesAtOnce) return;
  if (status !== entry.status) await showResult(tx, [{ entry, status, finalist, note }], at);
  // The revision must not change: the team may be editing the entry.
  else if (note !== null) await addSteps(tx, [{ projectId: id, status, note, at }]);
  if (note !== null)
    await queueNotice(tx, {
      event: 'entryNote',
      about: `${id} ${at.toISOString()}`,
      topic: `note ${id}`,
      userIds: [entry.userId],
      values: { name: entry.name ?? '' },
      now: at,
    });
}
