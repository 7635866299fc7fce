import { isOver } from './event-clock.ts';

/** The rule against a later end of sign-up. Server and site import this module. */

interface Edition {
  /** Whether a shortlist, finalists or winners are published. */
  hasResults: boolean;
  signUpEnd: Date | number;
  /** The end of the last stage. */
  end: Date | number;
}

/** The business rule that forbids moving the end of sign-up to `wanted`; undefined: none does. */
export function extensionRefusal(
  { hasResults, signUpEnd, end }: Edition,
  wanted: Date | number,
  now: Date | number,
): 'winnersPublished' | 'extensionInvalid' | undefined {
  if (hasResults) return 'winnersPublished';
  const isLater = Number(wanted) > Number(signUpEnd) && !isOver(wanted, now);
  // A moment that isn't one is neither later nor in time.
  return isLater && Number(wanted) <= Number(end) ? undefined : 'extensionInvalid';
}
