import { IN_REVIEW, AWARDED, SHORTLISTED } from '../../database/schema.ts';
import type { Schemas } from '../../http/types.ts';
import type { EntryRow, Result, Status } from '../entry/rules.ts';

export type Stage = Schemas['ResultStage'];

/** Stages of publication, in their order. */
export const STAGES: readonly Stage[] = ['accepted', 'shortlisted', 'finalists', 'winners'];

const NOT_SELECTED = 5;

/** Lowest status that a stage shows. */
const LOWEST: Record<Stage, Status> = {
  accepted: IN_REVIEW,
  shortlisted: SHORTLISTED,
  finalists: SHORTLISTED,
  winners: AWARDED,
};

/** Value of `projects.published_by` for entries that a stage made public. */
export const PUBLISHED_BY: Record<Stage, NonNullable<EntryRow['publishedBy']>> = {
  accepted: 'accepted',
  shortlisted: 'shortlisted',
  finalists: 'finalists',
  // Releases without stages stored this value.
  winners: 'results',
};

/** Returns a stage and the later ones. */
export function stagesFrom(stage: Stage): readonly Stage[] {
  return STAGES.slice(STAGES.indexOf(stage));
}

/** Returns the stages after a stage. */
export function stagesAfter(stage: Stage): readonly Stage[] {
  return stagesFrom(stage).slice(1);
}

/** Returns a stage and the earlier ones. */
export function stagesUntil(stage: Stage): readonly Stage[] {
  return STAGES.slice(0, STAGES.indexOf(stage) + 1);
}

/** Returns whether a stage shows entries with this result in its list. */
export function isListed(stage: Stage, { status, finalist }: Result): boolean {
  return stage === 'finalists' ? finalist : isAtLeast(LOWEST[stage], status);
}

/** Returns whether publication of a stage can make entries of this status public. */
export function canBePublic(stage: Stage, status: Status): boolean {
  return isAtLeast(stage === 'accepted' ? IN_REVIEW : SHORTLISTED, status);
}

const isAtLeast = (lowest: Status, status: Status) => status >= lowest && status <= AWARDED;

/** Returns the status that a stage shows for a decision. */
function shownStatus(
  stage: Stage,
  { decided, published }: { decided: Status; published: Status },
): Status {
  if (stage === 'winners') return decided;
  if (decided !== NOT_SELECTED) return decided > LOWEST[stage] ? LOWEST[stage] : decided;
  return stage === 'accepted' && published === IN_REVIEW ? IN_REVIEW : NOT_SELECTED;
}

/**
 * Returns the result that a stage shows for a decision: never more than the stage announces. In the stage
 * `accepted`, an accepted entry that is not selected stays in review, because a later stage announces that.
 * In the stage `finalists`, awarded entries are finalists.
 */
export function shownResult(
  stage: Stage,
  { decided, published }: { decided: Result; published: Status },
): Result {
  const status = shownStatus(stage, { decided: decided.status, published });
  const inFinal = decided.finalist || decided.status === AWARDED;
  const announcesFinal = stage === 'finalists' || stage === 'winners';
  return { status, finalist: announcesFinal && status === SHORTLISTED && inFinal };
}
