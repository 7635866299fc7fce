import type { ProjectReview } from '@/api/generated/model';

/** States that staff can decide, in the order of a competition. */
export const DECISION_STATES = [1, 2, 3, 'finalist', 4, 5] as const;

export type DecisionState = (typeof DECISION_STATES)[number];

/** Values of a decision form. */
export type DecisionValues = Pick<ProjectReview, 'prizeId' | 'note' | 'staffNote'> & {
  state: DecisionState;
};

/** Returns the decided result as the API expects it. */
export function decidedResult(state: DecisionState): Pick<ProjectReview, 'status' | 'finalist'> {
  return state === 'finalist' ? { status: 3, finalist: true } : { status: state };
}
