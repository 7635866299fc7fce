import type { MatchRow } from '../match/rules.ts';
import { isShown, type ProjectRow } from './rules.ts';
import type {
  projectAwards,
  projectDecisions,
  projectReviews,
  users,
} from '../../database/schema.ts';
import { omitNull } from '../../http/services.ts';
import type { Schemas } from '../../http/types.ts';
import { fullName } from '../../base/full-name.ts';
import { awardName } from '../match/prize-rules.ts';
import { revisionOf } from '../../http/revision.ts';

export type Prizes = MatchRow['prizes'];

export interface Decided {
  projects: ProjectRow;
  /** Null for an entry of which staff have decided nothing. */
  project_decisions: typeof projectDecisions.$inferSelect | null;
}

type Person = Pick<
  typeof users.$inferSelect,
  'chineseName' | 'firstName' | 'lastName' | 'phone' | 'email'
>;

/** What staff know each other by. */
export function nameOf(person: Person): string | null {
  return fullName(person) || (person.phone ?? person.email);
}

/** Whether the team has saved its entry since a decision. */
export function isOutdated(
  decision: { entryRevision: number | null } | null,
  { contentRevision }: Pick<ProjectRow, 'contentRevision'>,
): boolean {
  return (decision?.entryRevision ?? contentRevision) < contentRevision;
}

/** The name that the award of a decision has now; null for a decision without an award. */
export function currentName(
  prizes: Prizes,
  { award, prizeId }: { award: string | null; prizeId: string | null },
): string | null {
  return award === null ? null : awardName(prizes, { name: award, prizeId });
}

/** The revision that a decision about an entry began with: what the team handed in, and the decision before. */
export function decisionRevision({ projects: row, project_decisions: decision }: Decided): string {
  const { status, award, prizeId, note } = decision ?? {};
  return revisionOf({ content: row.contentRevision, status, award, prizeId, note });
}

/** A decision of staff, and who took it; null for an account that is gone. */
export interface StepRow {
  step: typeof projectReviews.$inferSelect;
  person: Person | null;
}

/** A step of an entry's history, as staff see it. */
function stepOf(
  { step, person }: StepRow,
  entry: ProjectRow,
  prizes: Prizes,
): Schemas['StaffProjectStep'] {
  return {
    from: step.fromStatus,
    status: step.status,
    at: step.at.toISOString(),
    ...(isOutdated(step, entry) && { outdated: true }),
    ...omitNull({
      award: currentName(prizes, step),
      prizeId: step.prizeId,
      note: step.note,
      by: person && nameOf(person),
    }),
  };
}

/** What is known of an entry besides its row. */
interface KnownOfEntry {
  prizes: Prizes;
  /** What others see of its awards. */
  published: readonly (typeof projectAwards.$inferSelect)[];
  steps: readonly StepRow[];
  /** Whether no notice reaches its account. */
  unreachable: boolean;
}

/** An entry as staff see it: what was decided beside what others see. */
export function staffProject(
  { projects: row, project_decisions: decision }: Decided,
  { prizes, published, steps, unreachable }: KnownOfEntry,
): Schemas['StaffProject'] {
  const { id, matchId, name, domain, city, stage, summary, description } = row;
  const { leader = null, mobile = null, email = null } = row.team;
  const award = decision && currentName(prizes, decision);
  return {
    id,
    revision: decisionRevision({ projects: row, project_decisions: decision }),
    matchInfoId: matchId,
    name: name ?? '',
    status: decision?.status ?? row.status,
    awards: award === null ? [] : [award],
    publishedStatus: row.status,
    isPublic: isShown(row),
    publishedAwards: published.map((one) => awardName(prizes, one)),
    ...omitNull({
      prizeId: decision?.prizeId ?? null,
      publishedPrizeId: published[0]?.prizeId ?? null,
    }),
    history: steps.map((step) => stepOf(step, row, prizes)),
    ...(isOutdated(decision, row) && { decisionOutdated: true }),
    ...(unreachable && { unreachable: true }),
    ...omitNull({ domain, city, stage, summary, description, leader, mobile, email }),
    ...omitNull({ company: row.company.name ?? null }),
    ...omitNull({ submitDate: row.submitDate?.toISOString() ?? null }),
    updateDate: row.updateDate.toISOString(),
  };
}
