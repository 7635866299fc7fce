import type { EditionSummary } from '@/api/generated/model';

const FIGURES = ['projects', 'cities', 'prizePool'] as const;

export const isUnfinished = ({ status }: Pick<EditionSummary, 'status'>) => status !== 'finished';

/**
 * Returns whether each finished edition exceeded the previous one in every number; false for a single
 * one. Ignores unfinished editions, whose numbers aren't final.
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
