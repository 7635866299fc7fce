import { describe, expect, it } from 'vitest';
import type { EditionSummary, MatchStatus } from '@/api/generated/model';
import { haveGrown } from '@/features/home/edition-trend';

function edition(year: number, projects: number, status: MatchStatus = 'finished') {
  const figures = { projects, cities: projects, prizePool: projects, finance: 0 };
  const id = String(year);
  const one: EditionSummary = {
    id,
    year,
    name: id,
    status,
    figures,
    language: 'CN',
    languages: ['CN'],
  };
  return one;
}

describe('the growth of editions', () => {
  it.each([
    ['no edition', [], false],
    ['a single edition', [edition(2025, 9)], false],
    ['growth', [edition(2024, 286), edition(2025, 412)], true],
    ['growth, latest edition first', [edition(2025, 412), edition(2024, 286)], true],
    ['a decline', [edition(2024, 412), edition(2025, 286)], false],
    ['no change', [edition(2024, 286), edition(2025, 286)], false],
    ['an unfinished edition', [edition(2025, 412), edition(2026, 900, 'signup')], false],
    [
      'an unfinished edition after growth',
      [edition(2024, 286), edition(2025, 412), edition(2026, 18, 'reviewing')],
      true,
    ],
  ] as const)('is detected correctly for %s', (_, editions, grown) => {
    expect(haveGrown(editions)).toBe(grown);
  });

  it('requires every figure to grow', () => {
    const fewer = edition(2025, 412);
    fewer.figures.cities = 3;
    expect(haveGrown([edition(2024, 286), fewer])).toBe(false);
  });
});
