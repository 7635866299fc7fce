import { rounded } from '../../../openapi/total-score.ts';
import type { Schemas } from '../../http/types.ts';

/** A submitted score sheet. */
export interface Score {
  entryId: string;
  /** Judge; a key that differs between judges. */
  judge: string;
  total: number;
}

/** Scores of an entry in a round. */
export interface EntryScores {
  mean: number;
  normalized: number;
  spread?: number;
}

const meanOf = (numbers: readonly number[]) =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** Returns the standard deviation of numbers around their mean. */
function deviationOf(numbers: readonly number[], mean: number): number {
  return Math.sqrt(meanOf(numbers.map((number) => (number - mean) ** 2)));
}

/**
 * Returns mean, normalized mean and spread by entry. Normalization sets the scores of each judge to the mean
 * and the deviation of all scores, so that strict and generous judges count alike. A judge who gives all
 * entries the same score counts with the mean of all scores.
 */
export function scoresByEntry(scores: readonly Score[]): Map<string, EntryScores> {
  if (scores.length === 0) return new Map();
  const all = scores.map(({ total }) => total);
  const mean = meanOf(all);
  const deviation = deviationOf(all, mean);
  const judges = new Map(
    [...Map.groupBy(scores, ({ judge }) => judge)].map(([judge, own]) => {
      const totals = own.map(({ total }) => total);
      const ownMean = meanOf(totals);
      return [judge, { mean: ownMean, deviation: deviationOf(totals, ownMean) }] as const;
    }),
  );
  const normalize = ({ judge, total }: Score) => {
    const own = judges.get(judge);
    if (own === undefined || own.deviation === 0) return mean;
    return mean + ((total - own.mean) / own.deviation) * deviation;
  };
  return new Map(
    [...Map.groupBy(scores, ({ entryId }) => entryId)].map(([entryId, own]) => {
      const totals = own.map(({ total }) => total);
      return [
        entryId,
        {
          mean: rounded(meanOf(totals)),
          normalized: rounded(meanOf(own.map(normalize))),
          ...(own.length > 1 && { spread: rounded(Math.max(...totals) - Math.min(...totals)) }),
        },
      ];
    }),
  );
}

/** An entry to rank; `tie` is the order that staff set for entries with the score `tieScore`. */
export interface Ranked {
  entryId: string;
  tiePosition: number | null;
  tieScore: number | null;
}

/** Position of an entry in a ranking. */
export interface Position {
  rank?: number;
  tied?: true;
}

/**
 * Orders entries by score, then by the order of staff among entries with the same score; entries without a
 * score come last. Entries with the same position have the same rank.
 */
export function rankEntries<Row extends Ranked>(
  rows: readonly Row[],
  scores: ReadonlyMap<string, EntryScores>,
  by: Schemas['JudgingRanking'],
): (Row & Position)[] {
  const scoreOf = ({ entryId }: Row) => scores.get(entryId)?.[by];
  /** Position among tied entries; undefined if not set, or if set for another score. */
  const tieOf = (row: Row) =>
    row.tieScore === scoreOf(row) ? (row.tiePosition ?? undefined) : undefined;
  const sorted = rows.toSorted(
    (a, b) =>
      (scoreOf(b) ?? -Infinity) - (scoreOf(a) ?? -Infinity) ||
      (tieOf(a) ?? Infinity) - (tieOf(b) ?? Infinity) ||
      (a.entryId < b.entryId ? -1 : 1),
  );
  const same = (a: Row, b: Row | undefined) =>
    b !== undefined && scoreOf(a) === scoreOf(b) && tieOf(a) === tieOf(b);
  let rank = 0;
  return sorted.map((row, index) => {
    if (scoreOf(row) === undefined) return row;
    const tiedBefore = same(row, sorted[index - 1]);
    if (!tiedBefore) rank = index + 1;
    const tied = tiedBefore || same(row, sorted[index + 1]);
    return { ...row, rank, ...(tied && { tied: true as const }) };
  });
}
