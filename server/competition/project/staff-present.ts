import type { MatchRow } from '../match/rules.ts';
import type { ProjectRow } from './rules.ts';
import type { users } from '../../database/schema.ts';
import { type projectDecisions } from '../../database/schema.ts';
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
