/** A criterion, as far as the total score depends on it. */
interface Scale {
  id: string;
  weight: number;
  max: number;
}

/** The score of a criterion. */
interface SheetScore {
  criterionId: string;
  value: number;
}

/** Rounds a score to two decimals. */
export function rounded(score: number): number {
  return Math.round(score * 100) / 100;
}

/** Returns the weighted sum of the scores of a sheet, from 0 to 100. Criteria without a score count 0. */
export function totalScore(criteria: readonly Scale[], values: readonly SheetScore[]): number {
  const scores = new Map(values.map(({ criterionId, value }) => [criterionId, value]));
  return rounded(
    criteria.reduce((sum, { id, weight, max }) => sum + (weight * (scores.get(id) ?? 0)) / max, 0),
  );
}
