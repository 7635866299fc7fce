import { businessRule } from '../../base/failure.ts';
import type { projects } from '../../database/schema.ts';
import { IN_REVIEW, AWARDED, SHORTLISTED } from '../../database/schema.ts';
import type { Schemas } from '../../http/types.ts';
import { type EditionRow, signUpIsOpen } from '../edition/rules.ts';

export type EntryRow = typeof projects.$inferSelect;

/** Returns whether entries of this status may be public. */
function isAccepted(status: Schemas['ProjectStatus']): boolean {
  return status >= IN_REVIEW && status <= AWARDED;
}

/** Returns whether an entry is public. */
export function isShown({ status, publishedBy }: EntryRow): boolean {
  return publishedBy !== null && isAccepted(status);
}

/** Returns whether the owner may change an entry: before its review, while sign-up is open and not paused. */
export function isEditable(
  status: Schemas['ProjectStatus'],
  edition: EditionRow,
  now: Date,
): boolean {
  return status <= 1 && signUpIsOpen(edition, now) && !edition.signUpPaused;
}

export type Status = Schemas['ProjectStatus'];

/** Returns whether entries of this status become public when the results are published. */
export const isResult = (status: Status) => status === SHORTLISTED || status === AWARDED;

/** Throws a business rule unless all entries are in review, shortlisted or awarded, published and decided. */
export function checkPublishable(
  entries: readonly { entry: { status: Status }; decision: { status: Status } | null }[],
): void {
  const accepted = entries.every(({ entry, decision }) =>
    [entry.status, decision?.status ?? entry.status].every(isAccepted),
  );
  if (!accepted) throw businessRule('entryNotAccepted');
}
