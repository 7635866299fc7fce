import { expect, it } from 'vitest';
import { checkInPhase } from '@/domain/activity/check-in-phase';

const ACTIVITY = { start: '2026-11-28T09:00:00+08:00', end: '2026-11-29T17:00:00+08:00' };

it.each([
  ['2026-11-27T23:59:59+08:00', 'early'],
  ['2026-11-28T00:00:00+08:00', 'open'],
  ['2026-11-29T23:59:59+08:00', 'open'],
  ['2026-11-30T00:00:00+08:00', 'late'],
])('check-in at %s is %s', (time, phase) => {
  expect(checkInPhase(ACTIVITY, Date.parse(time))).toBe(phase);
});
