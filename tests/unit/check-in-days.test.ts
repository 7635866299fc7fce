import { expect, it } from 'vitest';
import { isCheckInDay } from '@/features/activity/check-in-days';

const ACTIVITY = { start: '2026-11-28T09:00:00+08:00', end: '2026-11-29T17:00:00+08:00' };

it.each([
  ['2026-11-27T23:59:59+08:00', false],
  ['2026-11-28T00:00:00+08:00', true],
  ['2026-11-29T23:59:59+08:00', true],
  ['2026-11-30T00:00:00+08:00', false],
])('at %s check-in is open: %s', (time, open) => {
  expect(isCheckInDay(ACTIVITY, Date.parse(time))).toBe(open);
});
