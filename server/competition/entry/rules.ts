import { isOver } from '../../../openapi/event-clock.ts';
import { businessRule } from '../../base/failure.ts';
import type { projects } from '../../database/schema.ts';
import { IN_REVIEW, AWARDED } from '../../database/schema.ts';
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

/** Status of an entry, and the date of its open request for changes; null without a request. */
interface Editable {
  status: Schemas['ProjectStatus'];
  changes: { until: Date } | null;
}

/** Returns whether sign-up lets the owner change an entry: before its review, open and not paused. */
export function isInSignUp(
  { status }: Pick<Editable, 'status'>,
  edition: EditionRow,
  now: Date,
): boolean {
  return status <= 1 && signUpIsOpen(edition, now) && !edition.signUpPaused;
}

/** Returns whether a request for changes lets the owner change an entry. */
export function isReopened({ changes }: Pick<Editable, 'changes'>, now: Date): boolean {
  return changes !== null && !isOver(changes.until, now);
}

/** Returns whether the owner may change an entry: during sign-up, or by a request for changes. */
export function isEditable(entry: Editable, edition: EditionRow, now: Date): boolean {
  return isReopened(entry, now) || isInSignUp(entry, edition, now);
}

export type Status = Schemas['ProjectStatus'];

/** Result of an entry; `finalist` is true only with the status "shortlisted". */
export interface Result {
  status: Status;
  finalist: boolean;
}

/** Groups rows by their result. */
export function groupByResult<Row extends Result>(rows: readonly Row[]): [Result, Row[]][] {
  const groups = Map.groupBy(rows, ({ status, finalist }) => `${status} ${finalist}`);
  return [...groups.values()].flatMap((group) =>
    group.slice(0, 1).map(({ status, finalist }) => [{ status, finalist }, group]),
  );
}

/** Returns whether two results are the same. */
export function isSameResult(a: Result, b: Result): boolean {
  return a.status === b.status && a.finalist === b.finalist;
}

/** Throws a business rule unless all entries are in review, shortlisted or awarded, published and decided. */
export function checkPublishable(
  entries: readonly { entry: { status: Status }; decision: { status: Status } | null }[],
): void {
  const accepted = entries.every(({ entry, decision }) =>
    [entry.status, decision?.status ?? entry.status].every(isAccepted),
  );
  if (!accepted) throw businessRule('entryNotAccepted');
}

/** Returns a decision as the audit log stores it. */
export const decisionDetail = ({
  status,
  finalist = false,
  prizeId,
  award,
}: Pick<Schemas['ProjectReview'], 'status' | 'finalist' | 'prizeId' | 'award'>): string =>
  [`status ${status}`, finalist && 'finalist', prizeId ?? award].filter(Boolean).join(', ');
