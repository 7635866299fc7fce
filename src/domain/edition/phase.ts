import { closingTime, isPast } from '@/lib/wall-clock';

export type Phase = 'upcoming' | 'signup' | 'reviewing' | 'finished';

/** Times that determine the phase, ISO 8601. */
export interface EditionTimes {
  signUpStart: string;
  signUpEnd: string;
  /** In chronological order; the edition ends with the last one. */
  stages: readonly { end: string }[];
  /** Status by the server. Publication of the winners finishes an edition before its last stage ends. */
  status?: Phase;
}

/** A phase and its end (ISO 8601); a finished edition has none. */
export interface PhaseNow {
  phase: Phase;
  /** Displayed time: the start of sign-up, or an end as staff entered it. */
  until: string | undefined;
  /** Start of the next phase, the target of the countdown. */
  closes: string | undefined;
}

/**
 * Returns an edition's phase, for hero, sign-up buttons, guards and calendar files. A boundary
 * belongs to the later phase.
 * @param now milliseconds since the epoch, on the server's clock
 */
export function editionPhase(edition: EditionTimes, now: number): PhaseNow {
  const { signUpStart, signUpEnd, stages } = edition;
  const end = stages.at(-1)?.end ?? signUpEnd;
  if (now < Date.parse(signUpStart))
    return { phase: 'upcoming', until: signUpStart, closes: signUpStart };
  if (!isPast(signUpEnd, now))
    return { phase: 'signup', until: signUpEnd, closes: closingTime(signUpEnd) };
  if (edition.status !== 'finished' && !isPast(end, now))
    return { phase: 'reviewing', until: end, closes: closingTime(end) };
  return { phase: 'finished', until: undefined, closes: undefined };
}

/**
 * Returns the name of a phase on the start pages: `results` if the winners are published before the last stage
 * ends.
 */
export function phaseName(
  { stages }: Pick<EditionTimes, 'stages'>,
  phase: Phase,
  now: number,
): Phase | 'results' {
  const last = stages.at(-1);
  return phase === 'finished' && last !== undefined && !isPast(last.end, now) ? 'results' : phase;
}

/** Returns whether entries can be created and changed (product decisions: until sign-up closes). */
export function signUpIsOpen(edition: EditionTimes, now: number): boolean {
  return editionPhase(edition, now).phase === 'signup';
}

export type MainAction = 'readGuide' | 'signUp' | 'seeMyEntry' | 'seeFinalists' | 'seeResults';

/** Returns the hero's main action. Visitors with an entry open it while it can be changed. */
export function mainAction(phase: Phase, hasEntry: boolean): MainAction {
  const actions: Record<Phase, MainAction> = {
    upcoming: 'readGuide',
    signup: hasEntry ? 'seeMyEntry' : 'signUp',
    reviewing: 'seeFinalists',
    finished: 'seeResults',
  };
  return actions[phase];
}

/** Deadline for a visitor's calendar: the end of the phase. */
export type Deadline = 'signUpOpens' | 'signUpCloses' | 'results';

/** Returns the deadline of a phase; none after the edition. */
export function deadlineOf(phase: Phase): Deadline | undefined {
  const deadlines: Record<Phase, Deadline | undefined> = {
    upcoming: 'signUpOpens',
    signup: 'signUpCloses',
    reviewing: 'results',
    finished: undefined,
  };
  return deadlines[phase];
}
