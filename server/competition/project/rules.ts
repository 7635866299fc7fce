import { businessRule } from '../../base/failure.ts';
import type { projects } from '../../database/schema.ts';
import { IN_REVIEW, AWARDED, SHORTLISTED } from '../../database/schema.ts';
import type { Schemas } from '../../http/types.ts';
import { type MatchRow, signUpIsOpen } from '../match/rules.ts';

export type ProjectRow = typeof projects.$inferSelect;

/** Whether everyone may see entries of this status, once staff have published them. */
function isAccepted(status: Schemas['ProjectStatus']): boolean {
  return status >= IN_REVIEW && status <= AWARDED;
}

/** Whether everyone sees an entry. */
export function isShown({ status, publishedBy }: ProjectRow): boolean {
  return publishedBy !== null && isAccepted(status);
}

/** Whether the owner may change an entry: until staff takes it up, while sign-up is open and continues. */
export function isEditable(status: Schemas['ProjectStatus'], match: MatchRow, now: Date): boolean {
  return status <= 1 && signUpIsOpen(match, now) && !match.signUpPaused;
}

export type Status = Schemas['ProjectStatus'];

/** Shortlisted or awarded: what the publication of an edition's results shows to everyone. */
export const isResult = (status: Status) => status === SHORTLISTED || status === AWARDED;

/** Throws the business rule against showing to everyone entries that staff have not accepted. */
export function checkPublishable(
  entries: readonly { project: { status: Status }; decision: { status: Status } | null }[],
): void {
  const accepted = entries.every(({ project, decision }) =>
    [project.status, decision?.status ?? project.status].every(isAccepted),
  );
  if (!accepted) throw businessRule('entryNotAccepted');
}
