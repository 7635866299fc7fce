import type { EditionRow } from '../edition/rules.ts';
import { isShown, type EntryRow } from './rules.ts';
import type {
  changeRequests,
  projectAwards,
  projectDecisions,
  projectReviews,
} from '../../database/schema.ts';
import { omitNull } from '../../http/services.ts';
import type { Schemas } from '../../http/types.ts';
import { awardName } from '../edition/prize-rules.ts';
import { revisionOf } from '../../http/revision.ts';
import { changesForStaff, nameOf, type ChangesWithAuthor, type Person } from './change-present.ts';

export type Prizes = EditionRow['prizes'];

/** Entry with its last decision. */
export interface Decided {
  projects: EntryRow;
  /** Null for an entry without a decision. */
  project_decisions: typeof projectDecisions.$inferSelect | null;
  /** Open request for changes. */
  change_requests: typeof changeRequests.$inferSelect | null;
}

/** Returns whether the team has saved its entry after a decision. */
export function isOutdated(
  decision: { entryRevision: number | null } | null,
  { contentRevision }: Pick<EntryRow, 'contentRevision'>,
): boolean {
  return (decision?.entryRevision ?? contentRevision) < contentRevision;
}

/** Returns the current name of a decision's award; null without an award. */
export function currentName(
  prizes: Prizes,
  { award, prizeId }: { award: string | null; prizeId: string | null },
): string | null {
  return award === null ? null : awardName(prizes, { name: award, prizeId });
}

/** Returns a revision that changes with the entry's content, each decision and each request for changes. */
export function decisionRevision({
  projects: row,
  project_decisions: decision,
  change_requests: changes,
}: Decided): string {
  const { status, finalist, award, prizeId, note } = decision ?? {};
  const { contentRevision: content } = row;
  return revisionOf({ content, status, finalist, award, prizeId, note, changes: changes?.id });
}

/** Decision with its author; `person` is null if the author's account was deleted. */
export interface StepRow {
  step: typeof projectReviews.$inferSelect;
  person: Person | null;
}

function stepOf(
  { step, person }: StepRow,
  entry: EntryRow,
  prizes: Prizes,
): Schemas['StaffProjectStep'] {
  return {
    from: step.fromStatus,
    ...(step.fromFinalist && { fromFinalist: true }),
    status: step.status,
    ...(step.finalist && { finalist: true }),
    at: step.at.toISOString(),
    ...(isOutdated(step, entry) && { outdated: true }),
    ...omitNull({
      award: currentName(prizes, step),
      prizeId: step.prizeId,
      note: step.note,
      staffNote: step.staffNote,
      by: person && nameOf(person),
    }),
  };
}

interface KnownOfEntry {
  prizes: Prizes;
  /** Published awards. */
  published: readonly (typeof projectAwards.$inferSelect)[];
  steps: readonly StepRow[];
  /** Open request for changes. */
  changes: ChangesWithAuthor | null;
  reviewer: Schemas['ProjectReviewer'] | null;
  /** True if the entry has no file for a required document. */
  documentsMissing: boolean;
  /** True if no notice reaches the entry's owner. */
  unreachable: boolean;
}

/** Converts an entry for staff, with decided and published values. */
export function staffEntry(
  decided: Decided,
  { prizes, published, steps, changes, reviewer, documentsMissing, unreachable }: KnownOfEntry,
): Schemas['StaffProject'] {
  const { projects: row, project_decisions: decision } = decided;
  const { id, matchId, name, domain, city, stage, summary, description } = row;
  const { englishName, englishSummary } = row;
  const { leader = null, mobile = null, email = null } = row.team;
  const award = decision && currentName(prizes, decision);
  return {
    id,
    revision: decisionRevision(decided),
    matchInfoId: matchId,
    name: name ?? '',
    status: decision?.status ?? row.status,
    ...(decision?.finalist && { finalist: true }),
    awards: award === null ? [] : [award],
    publishedStatus: row.status,
    ...(row.finalist && { publishedFinalist: true }),
    isPublic: isShown(row),
    publishedAwards: published.map((one) => awardName(prizes, one)),
    ...omitNull({
      prizeId: decision?.prizeId ?? null,
      publishedPrizeId: published[0]?.prizeId ?? null,
    }),
    history: steps.map((step) => stepOf(step, row, prizes)),
    ...(isOutdated(decision, row) && { decisionOutdated: true }),
    ...omitNull({ changes: changes && changesForStaff(changes), reviewer }),
    ...(documentsMissing && { documentsMissing }),
    ...(unreachable && { unreachable: true }),
    ...omitNull({ domain, city, stage, summary, description, leader, mobile, email }),
    ...omitNull({ englishName, englishSummary }),
    ...omitNull({ company: row.company.name ?? null }),
    ...omitNull({ submitDate: row.submitDate?.toISOString() ?? null }),
    updateDate: row.updateDate.toISOString(),
  };
}
