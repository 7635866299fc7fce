import { closingTime, isPast } from '@/lib/wall-clock';

/** Where an edition of the competition stands. */
export type Phase = 'upcoming' | 'signup' | 'reviewing' | 'finished';

/** What the phase is worked out from; times are ISO 8601. */
export interface EditionTimes {
  signUpStart: string;
  signUpEnd: string;
  /** In the order of time; the end of the last one ends the edition. */
  stages: readonly { end: string }[];
}

/** A phase and its end; a finished edition has none. Times are ISO 8601. */
export interface PhaseNow {
  phase: Phase;
  /** The time to show: the start of sign-up, or an end as staff wrote it. */
  until: string | undefined;
  /** The moment at which the next phase begins: what the countdown counts to. */
  closes: string | undefined;
}

/**
 * Where an edition stands at a moment: the one answer for hero, sign-up buttons, guards and
 * calendar files. A boundary belongs to the phase that begins with it.
 * @param now ms since the epoch, on the server's clock
 */
export function editionPhase(edition: EditionTimes, now: number): PhaseNow {
  const { signUpStart, signUpEnd, stages } = edition;
  const end = stages.at(-1)?.end ?? signUpEnd;
  if (now < Date.parse(signUpStart))
    return { phase: 'upcoming', until: signUpStart, closes: signUpStart };
  if (!isPast(signUpEnd, now))
    return { phase: 'signup', until: signUpEnd, closes: closingTime(signUpEnd) };
  if (!isPast(end, now)) return { phase: 'reviewing', until: end, closes: closingTime(end) };
  return { phase: 'finished', until: undefined, closes: undefined };
}

/** Whether entries can be made and changed (product decisions: until sign-up closes). */
export function signUpIsOpen(edition: EditionTimes, now: number): boolean {
  return editionPhase(edition, now).phase === 'signup';
}

/** The one thing that a visitor can do next. */
export type MainAction = 'readGuide' | 'signUp' | 'seeMyEntry' | 'seeFinalists' | 'seeResults';

/** The hero's main action; who has an entry is led to it while it can still be changed. */
export function mainAction(phase: Phase, hasEntry: boolean): MainAction {
  const actions: Record<Phase, MainAction> = {
    upcoming: 'readGuide',
    signup: hasEntry ? 'seeMyEntry' : 'signUp',
    reviewing: 'seeFinalists',
    finished: 'seeResults',
  };
  return actions[phase];
}

/** The moment that a visitor may put into the calendar: what the phase ends with. */
export type Deadline = 'signUpOpens' | 'signUpCloses' | 'results';

/** Which deadline the present phase runs up to; none once the edition is over. */
export function deadlineOf(phase: Phase): Deadline | undefined {
  const deadlines: Record<Phase, Deadline | undefined> = {
    upcoming: 'signUpOpens',
    signup: 'signUpCloses',
    reviewing: 'results',
    finished: undefined,
  };
  return deadlines[phase];
}
