import type { Transaction } from '../../database/open.ts';
import { IN_REVIEW } from '../../database/schema.ts';
import { queueNotices } from '../../notices/queue.ts';
import { showResult } from '../entry/decision-queries.ts';
import { isSameResult } from '../entry/rules.ts';
import { isChanged, outcomesOf, type Outcome } from './changes.ts';
import { noteOfResult, replaceAwards, resultRows, showResults } from './result-queries.ts';
import { resultNotice } from './result-notice.ts';
import type { Stage } from './stages.ts';

/** Returns the awards that the stage `winners` shows; the other stages show none. */
function awardsOf(stage: Stage, outcomes: readonly Outcome[]) {
  if (stage !== 'winners') return [];
  return outcomes.flatMap(({ row: { entry, decision } }) =>
    decision === null || decision.award === null
      ? []
      : [{ projectId: entry.id, name: decision.award, prizeId: decision.prizeId }],
  );
}

/**
 * Publishes a stage of the decisions about an edition's entries, and notifies the teams whose result changes.
 * The caller must have locked the edition.
 * @returns the number of changed entries
 */
export async function publishStage(
  tx: Transaction,
  editionId: string,
  { stage, isPublished, at }: { stage: Stage; isPublished: boolean; at: Date },
): Promise<number> {
  const rows = await resultRows(tx, editionId, { lock: true });
  const changed = outcomesOf(rows, stage, isPublished).filter(isChanged);
  const steps = changed.filter(({ isStep }) => isStep);
  const noteOf = await noteOfResult(tx, editionId);
  await showResult(
    tx,
    steps.map(({ row: { entry, decision }, status, finalist }) => {
      const result = { status, finalist };
      const isDecided = decision !== null && isSameResult(decision, result);
      return { entry, ...result, note: isDecided ? decision.note : noteOf(entry.id, result) };
    }),
    at,
    stage,
  );
  await showResults(
    tx,
    changed.filter(({ isNewlyPublic }) => isNewlyPublic).map(({ row }) => row.entry.id),
    stage,
  );
  await replaceAwards(
    tx,
    steps.map(({ row }) => row.entry.id),
    awardsOf(stage, steps),
  );
  // The stage `accepted` makes an entry public that stays in review: that is no decision yet.
  const eventOf = ({ status }: Outcome) =>
    stage === 'accepted' && status === IN_REVIEW ? 'entryAccepted' : 'decisionPublished';
  for (const [event, told] of Map.groupBy(changed, eventOf))
    await queueNotices(
      tx,
      { event, now: at },
      told.map(({ row }) => resultNotice(row.entry, at)),
    );
  return changed.length;
}
