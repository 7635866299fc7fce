import { expect, it } from 'vitest';
import { comparison, type Figures, type Row } from '../bench/report.ts';

const row = (kind: Row['kind'], firstPaint: number, largestContent: number): Row => ({
  name: kind === 'page' ? '/news' : kind,
  kind,
  device: 'phone',
  again: false,
  scriptKB: 0,
  firstPaint,
  largestContent,
  blocked: 0,
  script: 0,
  layout: 0,
  shift: 0,
});

/** Returns the figures of a run with these paint times and this route change. */
function figures(firstPaint: number, largest: number, change: number): Figures {
  const floors = [row('floor 1', 1000, 1000), row('floor 2', 1000, 1000)];
  return {
    rows: [...floors, row('page', firstPaint, largest)],
    operated: { changes: [['/news', change]], tabs: [], frames: 60 },
  };
}

it('reports differences between two runs that exceed the noise', () => {
  expect(comparison(figures(1000, 2000, 50), figures(1050, 1400, 90))).toEqual({
    '/news, phone: largest paint ÷ floor 2': { before: '2.00', now: '1.40' },
    'route change to /news, ms': { before: '50.00', now: '90.00' },
  });
});

it('omits measurements that only one run contains', () => {
  const { rows } = figures(1000, 2000, 50);
  expect(comparison({ rows }, figures(1000, 2000, 90))).toEqual({});
});
