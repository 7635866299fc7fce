/** A criterion, as far as the total score depends on it. */
interface Scale {
  id: string;
  weight: number;
  max: number;
}

/** Returns the sum of the weighted scores from 0 to 100, rounded like the server's total; criteria without a score count 0. */
export function totalScore(
  criteria: readonly Scale[],
  scores: Readonly<Record<string, number | undefined>>,
): number {
  const total = criteria.reduce(
    (sum, { id, weight, max }) => sum + (weight * (scores[id] ?? 0)) / max,
    0,
  );
  return Math.round(total * 100) / 100;
}
