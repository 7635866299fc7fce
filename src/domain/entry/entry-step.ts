import { isPast } from '@/lib/wall-clock';

interface Entry<S extends number> {
  /** 0 for a draft, 1 for one that was submitted; others were taken up by staff. */
  status: S;
  /** When sign-up of its edition closes. */
  signUpEnd: string;
}

/**
 * Which words tell what comes next for an entry: of one that nobody has taken up others once
 * sign-up has closed, where it can be neither submitted nor changed.
 * @param now milliseconds since the epoch on the server's clock
 */
export function entryStep<S extends number>(
  { status, signUpEnd }: Entry<S>,
  now: number,
): S | '0.over' | '1.over' {
  if (!isPast(signUpEnd, now)) return status;
  if (status === 0) return '0.over';
  return status === 1 ? '1.over' : status;
}
