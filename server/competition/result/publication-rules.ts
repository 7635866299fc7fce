import { isOver } from '../../../openapi/event-clock.ts';
import { businessRule } from '../../base/failure.ts';
import type { resultPublications } from '../../database/schema.ts';
import type { Schemas } from '../../http/types.ts';
import type { DateLimits } from '../edition/date-rules.ts';
import type { EditionRow } from '../edition/rules.ts';
import { STAGES, stagesAfter, stagesFrom, type Stage } from './stages.ts';

export type PublicationRow = typeof resultPublications.$inferSelect;

/** Returns the state of a publication. */
export function publicationState(row: PublicationRow): Schemas['ResultAct']['state'] {
  if (row.refusal !== null) return 'refused';
  if (row.publishedAt !== null) return row.endedAt === null ? 'published' : 'withdrawn';
  return row.endedAt === null ? 'planned' : 'cancelled';
}

/** Returns the publications in a state, of one stage or of all. */
export function inState(
  rows: readonly PublicationRow[],
  state: Schemas['ResultAct']['state'],
  stages: readonly Stage[] = STAGES,
): PublicationRow[] {
  return rows.filter((row) => stages.includes(row.stage) && publicationState(row) === state);
}

/** Returns whether a stage is published. Releases without stages stored only the winners. */
export function isPublishedStage(
  stage: Stage,
  { winners }: Pick<EditionRow, 'winners'>,
  rows: readonly PublicationRow[],
): boolean {
  return (
    inState(rows, 'published', [stage]).length > 0 || (stage === 'winners' && winners.length > 0)
  );
}

/**
 * Throws a business rule if a stage can't be published at a time: before the end of sign-up, or after a
 * later stage.
 */
export function checkStage(
  stage: Stage,
  edition: EditionRow,
  { rows, at }: { rows: readonly PublicationRow[]; at: Date },
): void {
  if (stage !== 'accepted' && !isOver(edition.signUpEnd, at)) throw businessRule('winnersTooEarly');
  const later = stagesAfter(stage);
  const isAfterLater =
    later.some((one) => isPublishedStage(one, edition, rows)) ||
    inState(rows, 'planned', later).some(({ plannedAt }) => plannedAt !== null && plannedAt <= at);
  if (isAfterLater) throw businessRule('laterStagePublished');
}

/** Returns the last published stage of an edition. */
export function lastPublishedStage(
  edition: Pick<EditionRow, 'winners'>,
  rows: readonly PublicationRow[],
): Stage | undefined {
  return STAGES.findLast((stage) => isPublishedStage(stage, edition, rows));
}

/** Returns what the published and planned results of an edition forbid for its dates. */
export function dateLimits(
  edition: Pick<EditionRow, 'winners'>,
  rows: readonly PublicationRow[],
  now: Date,
): DateLimits {
  const planned = inState(rows, 'planned', stagesFrom('shortlisted'));
  const times = planned.flatMap(({ plannedAt }) => plannedAt?.getTime() ?? []);
  const stage = lastPublishedStage(edition, rows);
  return {
    hasResults: stage !== undefined && stage !== 'accepted',
    plannedAt: times.length === 0 ? null : new Date(Math.min(...times)),
    now,
  };
}
