import type { ProjectStatus } from '@/api/generated/model';
import { isPast } from '@/lib/wall-clock';
import { entryState, type EntryState } from './entry-state';

interface Entry {
  /** 0: draft; 1: submitted; others are in review. */
  status: ProjectStatus;
  finalist?: boolean;
  signUpEnd: string;
  winnersPublished?: boolean;
  /** Open request for changes. */
  changes?: { until: string };
}

/**
 * Returns the key of the text for an entry's next step. Drafts and submitted entries have a
 * different text after sign-up has closed, because they can't be submitted or changed; an entry with
 * requested changes has one until their date. A submitted entry without a result has one after the winners
 * are published.
 * @param now milliseconds since the epoch, on the server's clock
 */
export function entryStep(
  { signUpEnd, winnersPublished, changes, ...entry }: Entry,
  now: number,
): EntryState | '0.over' | '1.over' | 'changes' | 'noResult' {
  const state = entryState(entry);
  if (changes !== undefined && !isPast(changes.until, now)) return 'changes';
  if (winnersPublished === true && (state === 1 || state === 2)) return 'noResult';
  if (!isPast(signUpEnd, now)) return state;
  if (state === 0) return '0.over';
  return state === 1 ? '1.over' : state;
}
