import { describe, expect, it } from 'vitest';
import {
  deadlineOf,
  editionPhase,
  mainAction,
  signUpIsOpen,
  type EditionTimes,
  type Phase,
} from '@/domain/edition/phase';

const EDITION: EditionTimes = {
  signUpStart: '2026-10-10T09:00:00+08:00',
  signUpEnd: '2026-12-14T18:00:00+08:00',
  stages: [{ end: '2026-12-14T18:00:00+08:00' }, { end: '2027-02-18T18:00:00+08:00' }],
};

/** Sign-up includes the minute of its end. */
const AFTER = '2026-12-14T18:01:00+08:00';

describe('an edition', () => {
  it.each([
    ['2026-10-10T08:59:59+08:00', 'upcoming', EDITION.signUpStart],
    ['2026-10-10T09:00:00+08:00', 'signup', EDITION.signUpEnd],
    // The same time in another zone.
    ['2026-10-10T01:00:00Z', 'signup', EDITION.signUpEnd],
    ['2026-12-14T18:00:59+08:00', 'signup', EDITION.signUpEnd],
    ['2026-12-14T18:01:00+08:00', 'reviewing', '2027-02-18T18:00:00+08:00'],
    ['2027-02-18T18:00:59+08:00', 'reviewing', '2027-02-18T18:00:00+08:00'],
    ['2027-02-18T18:01:00+08:00', 'finished', undefined],
  ] as const)('at %s is in the phase %s', (time, phase, until) => {
    expect(editionPhase(EDITION, Date.parse(time))).toMatchObject({ phase, until });
  });

  it('is finished from the publication of the winners, not before the end of sign-up', () => {
    const published = { ...EDITION, status: 'finished' as const };
    expect(editionPhase(published, Date.parse(AFTER)).phase).toBe('finished');
    expect(editionPhase(published, Date.parse('2026-11-01T00:00:00Z')).phase).toBe('signup');
  });

  it('without stages is finished when its sign-up closes', () => {
    const bare = { ...EDITION, stages: [] };
    expect(editionPhase(bare, Date.parse(AFTER)).phase).toBe('finished');
  });

  it('accepts entries from the start to the end of its sign-up', () => {
    const open = (time: string) => signUpIsOpen(EDITION, Date.parse(time));
    expect([open('2026-10-10T08:00:00+08:00'), open('2026-11-01T00:00:00Z')]).toEqual([
      false,
      true,
    ]);
    expect(open(AFTER)).toBe(false);
  });
});

describe('the main action', () => {
  it.each([
    ['upcoming', false, 'readGuide'],
    ['signup', false, 'signUp'],
    ['signup', true, 'seeMyEntry'],
    ['reviewing', false, 'seeFinalists'],
    ['reviewing', true, 'seeFinalists'],
    ['finished', true, 'seeResults'],
  ] as const)('in the phase %s, with an entry: %s, is %s', (phase, hasEntry, action) => {
    expect(mainAction(phase, hasEntry)).toBe(action);
  });
});

it.each([
  ['upcoming', 'signUpOpens'],
  ['signup', 'signUpCloses'],
  ['reviewing', 'results'],
  ['finished', undefined],
] as const)('the deadline of the phase %s is %s', (phase: Phase, deadline) => {
  expect(deadlineOf(phase)).toBe(deadline);
});
