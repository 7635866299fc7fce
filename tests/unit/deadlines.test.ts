import { describe, expect, it } from 'vitest';
import { editionPhase } from '@/domain/edition/phase';
import { stageStates } from '@/domain/edition/stage-states';
import { checkInPhase } from '@/domain/activity/check-in-phase';
import { entryStep } from '@/domain/entry/entry-step';
import { formatDayRange, formatEnd, formatSpan } from '@/i18n/format/dates';
import { isPast } from '@/lib/wall-clock';
import { activityState, type ActivityRow } from '../../server/activity/rules.ts';
import { countdown } from '../../server/competition/edition/present.ts';
import { editionStatus, type EditionRow } from '../../server/competition/edition/rules.ts';
import { timeIn } from '../../server/notices/notice-time.ts';
import { moment } from '../../server/transfer/import/row-values.ts';
import { closesAt, endingNow, endWallClock, isOver } from '../../openapi/event-clock.ts';

const START = '2026-11-01T09:00:00+08:00';
const FAR = '2027-06-01T00:00:00+08:00';
const row = (times: object) => ({ cancelReason: null, signedUp: 0, capacity: 1, ...times });

/** Places with a deadline; each returns whether it is closed at `now`. */
const PLACES: Record<string, (end: string, now: number) => boolean> = {
  'sign-up of an edition, on the site': (end, now) =>
    editionPhase({ signUpStart: START, signUpEnd: end, stages: [{ end: FAR }] }, now).phase !==
    'signup',
  'an edition, on the site': (end, now) =>
    editionPhase({ signUpStart: START, signUpEnd: START, stages: [{ end }] }, now).phase ===
    'finished',
  'a stage of an edition': (end, now) => stageStates([{ start: START, end }], now)[0] === 'done',
  'the next step of an entry': (end, now) => entryStep({ status: 0, signUpEnd: end }, now) !== 0,
  'a row of a staff table': (end, now) => isPast(end, now),
  'sign-up of an edition, on the server': (end, now) =>
    editionStatus(
      {
        signUpStart: new Date(START),
        signUpEnd: new Date(end),
        end: new Date(FAR),
        winners: [] as EditionRow['winners'],
      } as EditionRow,
      new Date(now),
    ) !== 'signup',
  'an edition, on the server': (end, now) =>
    editionStatus(
      {
        signUpStart: new Date(START),
        signUpEnd: new Date(START),
        end: new Date(end),
        winners: [] as EditionRow['winners'],
      } as EditionRow,
      new Date(now),
    ) === 'finished',
  'sign-up of an activity': (end, now) =>
    activityState(
      row({
        signUpStart: new Date(START),
        signUpEnd: new Date(end),
        end: new Date(FAR),
      }) as ActivityRow,
      new Date(now),
    ) === 'ended',
  'an activity': (end, now) =>
    activityState(
      row({
        signUpStart: new Date(START),
        signUpEnd: new Date(FAR),
        end: new Date(end),
      }) as ActivityRow,
      new Date(now),
    ) === 'ended',
};

describe.each(Object.entries(PLACES))('%s', (_place, isClosed) => {
  it.each([
    ['23:59 includes its minute', '2026-11-30T23:59:00+08:00', '2026-12-01T00:00:00+08:00'],
    ['18:00 includes its minute', '2026-11-30T18:00:00+08:00', '2026-11-30T18:01:00+08:00'],
    ['24:00 is exact', '2026-12-01T00:00:00+08:00', '2026-12-01T00:00:00+08:00'],
    ['an end with seconds is exact', '2026-11-30T23:59:59+08:00', '2026-11-30T23:59:59+08:00'],
    ['the time zone does not matter', '2026-11-30T15:59:00Z', '2026-11-30T16:00:00Z'],
  ])('closes on time: %s', (_rule, end, closes) => {
    const at = Date.parse(closes);
    expect([isClosed(end, at - 1), isClosed(end, at)]).toEqual([false, true]);
  });
});

it('the countdown ends when the phase closes', () => {
  const times = { signUpStart: START, signUpEnd: '2026-11-30T23:59:00+08:00', stages: [] };
  const now = Date.parse('2026-11-30T12:00:00+08:00');
  const closes = '2026-11-30T16:00:00.000Z';
  expect(editionPhase(times, now)).toMatchObject({ until: times.signUpEnd, closes });
  const match = {
    signUpStart: new Date(START),
    signUpEnd: new Date(times.signUpEnd),
    end: new Date(FAR),
  } as EditionRow;
  expect(countdown(match, new Date(now)).target).toBe(closes);
});

it('an end set to the current minute has passed at once', () => {
  const now = new Date('2026-11-30T10:00:00Z');
  const end = endingNow(now);
  expect(isOver(end, now)).toBe(true);
  expect(closesAt(end)).toBeLessThanOrEqual(now.getTime());
});

const MIDNIGHT = '2026-12-01T00:00:00+08:00';

/** Each place that formats an end, with its text for 24:00 on November 30. */
it.each([
  ['a time', formatEnd(MIDNIGHT, 'zh-CN'), '2026/11/30 24:00'],
  ['a time in English', formatEnd(MIDNIGHT, 'en-US'), '11/30/26 24:00'],
  [
    'a period within a day',
    formatSpan('2026-11-30T09:00:00+08:00', MIDNIGHT, 'zh-CN'),
    '2026/11/30 09:00 – 24:00',
  ],
  [
    'a period of several days',
    formatSpan(START, MIDNIGHT, 'zh-CN'),
    '2026/11/1 09:00 – 2026/11/30 24:00',
  ],
  ['days', formatDayRange(START, MIDNIGHT, 'zh-CN'), '2026/11/1 – 2026/11/30'],
  ['one day', formatDayRange('2026-11-30T00:00:00+08:00', MIDNIGHT, 'en-US'), '11/30/26'],
  ['an export', endWallClock(Date.parse(MIDNIGHT)).replace('T', ' '), '2026-11-30 24:00'],
  [
    'an email',
    timeIn('signUpExtended', MIDNIGHT, 'zh-CN'),
    '2026年11月30日星期一 24:00（北京时间）',
  ],
  [
    'an email in English',
    timeIn('signUpExtended', MIDNIGHT, 'en-US'),
    'Monday, November 30, 2026, 24:00 (Beijing time)',
  ],
])('%s shows midnight at the end of a day as 24:00', (_place, text, expected) => {
  expect(text).toBe(expected);
});

it('an email shows midnight at the start of a day as 00:00', () => {
  expect(timeIn('activityTomorrow', MIDNIGHT, 'en-US')).toBe(
    'Tuesday, December 1, 2026, 00:00 (Beijing time)',
  );
});

it.each([
  ['2026-11-30 24:00', MIDNIGHT],
  ['2026/12/31 24:00', '2027-01-01T00:00:00+08:00'],
  ['2026-11-30 23:59', '2026-11-30T23:59:00+08:00'],
])('a spreadsheet cell with %s is parsed', (cell, expected) => {
  expect(moment(cell)).toBe(expected);
});

it('check-in closes when an activity ends at 24:00', () => {
  const activity = { start: START, end: MIDNIGHT };
  const at = (time: string) => checkInPhase(activity, Date.parse(time));
  expect([at('2026-11-30T23:59:59+08:00'), at(MIDNIGHT)]).toEqual(['open', 'late']);
});
