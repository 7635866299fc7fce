import { businessRule } from '../../base/failure.ts';
import type { projects } from '../../database/schema.ts';
import { IN_REVIEW, AWARDED, SHORTLISTED } from '../../database/schema.ts';
import type { Schemas } from '../../http/types.ts';
import { type MatchRow, signUpIsOpen } from '../match/rules.ts';

export type ProjectRow = typeof projects.$inferSelect;

/** Returns whether entries of this status may be public. */
function isAccepted(status: Schemas['ProjectStatus']): boolean {
  return status >= IN_REVIEW && status <= AWARDED;
}

/** Returns whether an entry is public. */
export function isShown({ status, publishedBy }: ProjectRow): boolean {
  return publishedBy !== null && isAccepted(status);
}

/** Returns whether the owner may change an entry: before its review, while sign-up is open and not paused. */
export function isEditable(status: Schemas['ProjectStatus'], match: MatchRow, now: Date): boolean {
  return status <= 1 && signUpIsOpen(match, now) && !match.signUpPaused;
}

export type Status = Schemas['ProjectStatus'];

/** Returns whether a status is a result, which publication makes public. */
export const isResult = (status: Status) => status === SHORTLISTED || status === AWARDED;

/** Throws a business rule if an entry isn't in review, shortlisted or awarded. */
export function checkPublishable(
  entries: readonly { project: { status: Status }; decision: { status: Status } | null }[],
): void {
  const accepted = entries.every(({ project, decision }) =>
    [project.status, decision?.status ?? project.status].every(isAccepted),
  );
  if (!accepted) throw businessRule('entryNotAccepted');
}
