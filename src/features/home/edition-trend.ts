import type { EditionSummary } from '@/api/generated/model';

const FIGURES = ['projects', 'cities', 'prizePool'] as const;

export const isUnfinished = ({ status }: Pick<EditionSummary, 'status'>) => status !== 'finished';

/**
 * Whether each finished edition surpassed the one before in every figure. Those of an unfinished
 * edition still grow, and a single finished edition shows no trend.
 */
export function haveGrown(editions: readonly EditionSummary[]): boolean {
  const finished = editions
    .filter((edition) => !isUnfinished(edition))
    .toSorted((a, b) => a.year - b.year);
  return (
    finished.length > 1 &&
    finished.every(({ figures }, index) => {
      const before = finished[index - 1]?.figures;
      return before === undefined || FIGURES.every((name) => figures[name] > before[name]);
    })
  );
}
