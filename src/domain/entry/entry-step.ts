import { isPast } from '@/lib/wall-clock';

interface Entry<S extends number> {
  /** 0: draft; 1: submitted; others are in review. */
  status: S;
  signUpEnd: string;
  /** Open request for changes. */
  changes?: { until: string };
}

/**
 * Returns the key of the text for an entry's next step. Drafts and submitted entries have a
 * different text after sign-up has closed, because they can't be submitted or changed; an entry with
 * requested changes has one until their date.
 * @param now milliseconds since the epoch, on the server's clock
 */
export function entryStep<S extends number>(
  { status, signUpEnd, changes }: Entry<S>,
  now: number,
): S | '0.over' | '1.over' | 'changes' {
  if (changes !== undefined && !isPast(changes.until, now)) return 'changes';
  if (!isPast(signUpEnd, now)) return status;
  if (status === 0) return '0.over';
  return status === 1 ? '1.over' : status;
}
