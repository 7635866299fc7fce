import type { Transaction } from '../../database/open.ts';
import { IN_REVIEW, SUBMITTED } from '../../database/schema.ts';
import { queueNotices } from '../../notices/queue.ts';
import { showStatus } from './decision-queries.ts';
import { addSteps } from './history-queries.ts';
import {
  lastStatuses,
  lockResults,
  lockUnpublished,
  removeResultSteps,
  replaceAwards,
  restoreStatus,
  showResults,
  withdrawResults,
} from './result-queries.ts';
import { isResult, type EntryRow } from './rules.ts';

/** Returns the topic of notices about an entry's result; a later notice replaces a waiting one. */
const resultTopic = (id: string) => `result ${id}`;

const resultNotice = ({ id, userId, name }: EntryRow, at: Date) => ({
  about: `${id} ${at.toISOString()}`,
  topic: resultTopic(id),
  userId,
  values: { name: name ?? '' },
});

/** Publishes the decisions about an edition's entries, and notifies their teams. */
export async function publishDecisions(
  tx: Transaction,
  editionId: string,
  at: Date,
): Promise<void> {
  const rows = await lockUnpublished(tx, editionId);
  if (rows.length === 0) return;
  const shown = rows.map(({ entry, decision }) => ({ ...decision, entry }));
  await showStatus(tx, shown, at);
  const results = shown.filter(({ entry, status }) => isResult(status) && !isResult(entry.status));
  await showResults(
    tx,
    results.map(({ entry }) => entry.id),
  );
  await replaceAwards(
    tx,
    shown.map(({ projectId }) => projectId),
    shown.flatMap(({ projectId, award: name, prizeId }) =>
      name === null ? [] : [{ projectId, name, prizeId }],
    ),
  );
  await queueNotices(
    tx,
    { event: 'decisionPublished', now: at },
    shown.map(({ entry }) => resultNotice(entry, at)),
  );
}

/**
 * Withdraws all results of an edition: restores the status of each entry before its result, removes the
 * result from the entry's history, and notifies the teams whose results were published.
 */
export async function hideResults(tx: Transaction, editionId: string, at: Date): Promise<void> {
  const ids = await removeResultSteps(tx, editionId);
  const shown = await lockResults(tx, editionId, ids);
  const last = await lastStatuses(
    tx,
    shown.map(({ id }) => id),
  );
  const reviewed = shown.filter(({ status }) => status <= IN_REVIEW);
  const resulted = shown.filter(({ status }) => status > IN_REVIEW);
  const changed = reviewed.filter(({ id, status }) => last.get(id) !== status);
  await addSteps(
    tx,
    changed.map(({ id, status }) => ({ projectId: id, status, at })),
  );
  for (const [status, entries] of Map.groupBy(resulted, ({ id }) => last.get(id) ?? SUBMITTED))
    await restoreStatus(
      tx,
      entries.map(({ id }) => id),
      { status, at },
    );
  await queueNotices(
    tx,
    { event: 'resultsWithdrawn', now: at },
    shown.map((entry) => resultNotice(entry, at)),
  );
  await withdrawResults(tx, editionId);
}
