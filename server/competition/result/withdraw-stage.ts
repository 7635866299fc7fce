import type { Transaction } from '../../database/open.ts';
import { IN_REVIEW, SUBMITTED } from '../../database/schema.ts';
import { queueNotices } from '../../notices/queue.ts';
import { addSteps } from '../entry/history-queries.ts';
import { groupByResult, isSameResult, type EntryRow, type Result } from '../entry/rules.ts';
import {
  lastResults,
  lockShown,
  removeResultSteps,
  restoreResult,
  withdrawResults,
} from './result-queries.ts';
import { deleteLapsedNotices } from './lapsed-notices.ts';
import { resultNotice } from './result-notice.ts';
import { stagesFrom, type Stage } from './stages.ts';

type Shown = Pick<EntryRow, 'status' | 'finalist' | 'decidedStatus'>;

/**
 * Returns the result of an entry after its result was withdrawn. A correction to "submitted" or "in review"
 * stays, because teams see these decisions without publication.
 * @param last result of the last remaining step
 */
export function restoredResult({ status, finalist, decidedStatus }: Shown, last: Result): Result {
  const isCorrection = [status, decidedStatus, last.status].every((one) => one <= IN_REVIEW);
  const { status: before, finalist: wasFinalist } = last;
  return isCorrection ? { status, finalist } : { status: before, finalist: wasFinalist };
}

/**
 * Withdraws a stage of an edition's results and the later ones: restores the status of each entry before
 * that stage, removes the results from the entry's history, notifies the teams whose results were published,
 * and deletes notices that reveal them. The caller must have locked the edition.
 */
export async function withdrawStage(
  tx: Transaction,
  editionId: string,
  { stage, at }: { stage: Stage; at: Date },
): Promise<void> {
  const stages = stagesFrom(stage);
  const stepIds = new Set(await removeResultSteps(tx, editionId, stages));
  const shown = await lockShown(tx, editionId, { ids: [...stepIds], stages });
  const last = await lastResults(
    tx,
    shown.map(({ id }) => id),
  );
  const restored = shown.map((entry) => {
    const before = last.get(entry.id) ?? { status: SUBMITTED, finalist: false };
    return { entry, before, ...restoredResult(entry, before) };
  });
  const isChanged = (one: (typeof restored)[number]) => !isSameResult(one.entry, one);
  const withdrawn = restored.filter(
    (one) => isChanged(one) || stepIds.has(one.entry.id) || one.entry.byStage,
  );
  await addSteps(
    tx,
    withdrawn
      .filter((one) => !isSameResult(one.before, one))
      .map(({ entry, status, finalist }) => ({ projectId: entry.id, status, finalist, at })),
  );
  for (const [result, entries] of groupByResult(withdrawn.filter(isChanged)))
    await restoreResult(
      tx,
      entries.map(({ entry }) => entry.id),
      { ...result, at },
    );
  await queueNotices(
    tx,
    { event: 'resultsWithdrawn', now: at },
    withdrawn.map(({ entry }) => resultNotice(entry, at)),
  );
  await withdrawResults(tx, editionId, stages);
  await deleteLapsedNotices(tx, editionId);
}
