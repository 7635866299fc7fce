import type { Transaction } from '../../database/open.ts';
import { IN_REVIEW, SUBMITTED } from '../../database/schema.ts';
import { queueNotices } from '../../notices/queue.ts';
import { addSteps } from '../entry/history-queries.ts';
import type { EntryRow, Status } from '../entry/rules.ts';
import {
  lastStatuses,
  lockShown,
  removeResultSteps,
  restoreStatus,
  withdrawResults,
} from './result-queries.ts';
import { resultNotice } from './result-notice.ts';
import { stagesFrom, type Stage } from './stages.ts';

type Shown = Pick<EntryRow, 'status' | 'decidedStatus'>;

/**
 * Returns the status of an entry after its result was withdrawn. A correction to "submitted" or "in review"
 * stays, because teams see these decisions without publication.
 * @param last status of the last remaining step
 */
export function restoredStatus({ status, decidedStatus }: Shown, last: Status): Status {
  const isCorrection = status <= IN_REVIEW && decidedStatus <= IN_REVIEW && last <= IN_REVIEW;
  return isCorrection ? status : last;
}

/**
 * Withdraws a stage of an edition's results and the later ones: restores the status of each entry before
 * that stage, removes the results from the entry's history, and notifies the teams whose results were
 * published. The caller must have locked the edition.
 */
export async function withdrawStage(
  tx: Transaction,
  editionId: string,
  { stage, at }: { stage: Stage; at: Date },
): Promise<void> {
  const stages = stagesFrom(stage);
  const stepIds = new Set(await removeResultSteps(tx, editionId, stages));
  const shown = await lockShown(tx, editionId, { ids: [...stepIds], stages });
  const last = await lastStatuses(
    tx,
    shown.map(({ id }) => id),
  );
  const restored = shown.map((entry) => {
    const before = last.get(entry.id) ?? SUBMITTED;
    return { entry, before, status: restoredStatus(entry, before) };
  });
  const isWithdrawn = ({ entry, status }: (typeof restored)[number]) =>
    status !== entry.status || stepIds.has(entry.id) || entry.byStage;
  const withdrawn = restored.filter(isWithdrawn);
  await addSteps(
    tx,
    withdrawn
      .filter(({ before, status }) => status !== before)
      .map(({ entry, status }) => ({ projectId: entry.id, status, at })),
  );
  const changed = withdrawn.filter(({ entry, status }) => status !== entry.status);
  for (const [status, entries] of Map.groupBy(changed, (one) => one.status))
    await restoreStatus(
      tx,
      entries.map(({ entry }) => entry.id),
      { status, at },
    );
  await queueNotices(
    tx,
    { event: 'resultsWithdrawn', now: at },
    withdrawn.map(({ entry }) => resultNotice(entry, at)),
  );
  await withdrawResults(tx, editionId, stages);
}
