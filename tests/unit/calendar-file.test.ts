import { describe, expect, it } from 'vitest';
import { calendarFile } from '@/lib/calendar-file';

const EVENT = {
  uid: 'activity-01',
  title: 'Roadshow, with questions; and answers',
  start: '2026-12-05T06:00:00Z',
  end: '2026-12-05T17:30:00+08:00',
  place: '深圳 · 报告厅',
};

/** Returns the lines of the file, unfolded as in RFC 5545, section 3.1. */
async function lines(event: typeof EVENT): Promise<string[]> {
  return (await calendarFile(event)).replaceAll('\r\n\t', '').replaceAll('\r\n ', '').split('\r\n');
}

describe('a calendar file', () => {
  it('has times in an IANA zone and defines that zone', async () => {
    const found = await lines(EVENT);
    expect(found).toContain('DTSTART;TZID=Asia/Shanghai:20261205T140000');
    expect(found).toContain('DTEND;TZID=Asia/Shanghai:20261205T173000');
    expect(found).toContain('TZID:Asia/Shanghai');
    expect(found.indexOf('END:VTIMEZONE')).toBeLessThan(found.indexOf('BEGIN:VEVENT'));
  });

  it('contains title, place, UID and reminder, escaped', async () => {
    const found = await lines(EVENT);
    expect(found).toContain('UID:activity-01');
    expect(found).toContain('SUMMARY:Roadshow\\, with questions\\; and answers');
    expect(found).toContain('LOCATION:深圳 · 报告厅');
    expect(found).toContain('TRIGGER:-PT24H');
  });

  it('rejects an invalid time', async () => {
    await expect(calendarFile({ ...EVENT, start: 'soon' })).rejects.toThrow();
  });
});
