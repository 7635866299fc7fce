import { describe, expect, it } from 'vitest';
import { formatDay, formatMoment, formatSpan } from '@/i18n/format/dates';
import { serverNow, setServerTime, timeLeft } from '@/lib/page/clock';
import { stageStates } from '@/domain/edition/stage-states';
import { pageNumbers } from '@/ui/list/page-numbers';

describe('times', () => {
  it('are formatted in the competition’s time zone and the language’s format', () => {
    const late = '2026-12-14T18:30:00Z';
    expect(formatDay(late, 'zh-CN')).toBe('2026/12/15');
    expect(formatDay(late, 'en-US')).toBe('12/15/26');
    expect(formatDay(late, 'zh-HK')).toBe('12/15/26');
    expect(formatMoment(late, 'zh-CN')).toBe('2026/12/15 02:30');
  });

  it('in a period name a common day once', () => {
    expect(formatSpan('2026-12-01T01:00:00Z', '2026-12-01T09:00:00Z', 'zh-CN')).toBe(
      '2026/12/1 09:00 – 17:00',
    );
  });

  it('follow the server’s clock', () => {
    const now = Date.now();
    setServerTime(new Date(now + 60_000).toISOString(), now, now);
    expect(Math.abs(serverNow() - Date.now() - 60_000)).toBeLessThan(1000);
    setServerTime('nonsense', now, now);
    expect(Math.abs(serverNow() - Date.now() - 60_000)).toBeLessThan(1000);
  });

  it('count down to zero', () => {
    expect(timeLeft(90_061_000)).toEqual({ days: 1, hours: 1, minutes: 1, seconds: 1 });
    expect(timeLeft(-5)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
  });

  it('determine the state of each stage', () => {
    const stage = (start: string, end: string) => ({ start, end });
    const stages = [
      stage('2026-01-01', '2026-02-01'),
      stage('2026-02-01', '2026-03-01'),
      stage('2026-03-01', '2026-04-01'),
    ];
    expect(stageStates(stages, Date.parse('2026-02-10'))).toEqual(['done', 'now', 'next']);
  });
});

describe('the pager', () => {
  it.each([
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, null, 9]],
    [5, 9, [1, null, 4, 5, 6, null, 9]],
    [9, 9, [1, null, 8, 9]],
  ])('on page %i of %i lists these pages', (current, last, expected) => {
    expect(pageNumbers(current, last)).toEqual(expected);
  });
});
