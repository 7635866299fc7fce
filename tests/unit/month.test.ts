import { describe, expect, it } from 'vitest';
import { addMonths, isOnDay, monthOf, monthRange, weeksOf } from '@/features/activity/month';
import { isMonth } from '@/features/activity/month-text';

describe('a month', () => {
  it.each([
    ['2026-11', true],
    ['2026-13', false],
    ['2026-1', false],
    ['1999-01', false],
    [202_611, false],
  ])('written as %s is valid: %s', (value, is) => {
    expect(isMonth(value)).toBe(is);
  });

  it('starts and ends in Beijing time', () => {
    expect(monthOf(Date.parse('2026-11-30T15:59:59Z'))).toBe('2026-11');
    expect(monthOf(Date.parse('2026-11-30T16:00:00Z'))).toBe('2026-12');
    expect(monthRange('2026-12')).toEqual({
      from: '2026-12-01T00:00:00+08:00',
      to: '2027-01-01T00:00:00+08:00',
    });
  });

  it('has a previous and a next month across years', () => {
    expect([addMonths('2026-12', 1), addMonths('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
  });

  it('is divided into weeks from Monday', () => {
    // November 1, 2026 is a Sunday; February 2027 has exactly four weeks.
    expect(weeksOf('2026-11')[0]).toEqual([null, null, null, null, null, null, 1]);
    expect(weeksOf('2026-11').at(-1)).toEqual([30, null, null, null, null, null, null]);
    expect(weeksOf('2027-02')).toHaveLength(4);
  });

  it('includes an event on each of its days', () => {
    const span = { start: '2026-11-28T20:00:00+08:00', end: '2026-11-30T00:00:00+08:00' };
    const days = [27, 28, 29, 30].filter((day) => isOnDay(span, '2026-11', day));
    expect(days).toEqual([28, 29]);
  });
});
