import { expect, test } from 'vitest';
import { fillDays } from '@/features/admin/dashboard/chart-options';
import { chartOption } from '@/features/home/chart-option';
import { themeTokens } from '@/settings/theme';
import { COLORS, MODES } from '@/settings/theme-names';

const WORDS = {
  projects: 'Entries',
  cities: 'Cities',
  prizePool: 'Prize pool',
  money: String,
  soFar: (year: string) => `${year} so far`,
};
const LOOK = {
  primary: '#000001',
  solid: '#000002',
  warning: '#000003',
  card: '#000004',
  text: '#000005',
  muted: '#000006',
  line: '#000007',
  tint: '#000008',
  font: 'serif',
};

test('the sign-ups chart labels each day without leading zeros and fills gaps with 0', () => {
  const days = fillDays([{ key: '2026-11-02', count: 7 }], new Date('2026-11-03T04:00:00Z'), 4);
  expect(days).toEqual([
    { name: '10/31', value: 0 },
    { name: '11/1', value: 0 },
    { name: '11/2', value: 7 },
    { name: '11/3', value: 0 },
  ]);
});

test('the series of the editions chart have distinct colors in every theme', () => {
  expect(chartOption([], WORDS, LOOK).color).toEqual([LOOK.solid, LOOK.muted, LOOK.warning]);
  for (const mode of MODES) {
    for (const color of COLORS) {
      const { solid, muted, warning } = themeTokens(mode, color);
      expect(new Set([solid, muted, warning]).size).toBe(3);
    }
  }
});
