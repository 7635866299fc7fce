import type { InferSelectModel } from 'drizzle-orm';
import { isOver } from '../../../openapi/event-clock.ts';
import { totalScore } from '../../../openapi/total-score.ts';
import { businessRule } from '../../base/failure.ts';
import type { judgingAssignments, judgingRounds } from '../../database/schema.ts';
import type { Schemas } from '../../http/types.ts';

export type RoundRow = InferSelectModel<typeof judgingRounds>;
export type AssignmentRow = InferSelectModel<typeof judgingAssignments>;
type Criterion = Schemas['JudgingCriterion'];
type Values = readonly Schemas['SheetValue'][];

/** Highest score of a criterion whose edition names none. */
const DEFAULT_MAXIMUM = 10;

/** Returns the state of a round at a time. */
export function roundState(
  { opens, closes }: Pick<RoundRow, 'opens' | 'closes'>,
  now: Date,
): Schemas['JudgingState'] {
  if (now < opens) return 'scheduled';
  return isOver(closes, now) ? 'closed' : 'open';
}

/** Returns the criteria of a new round. */
export function criteriaFrom(criteria: readonly Schemas['StaffCriterion'][]): Criterion[] {
  return criteria.map((criterion, index) => ({
    ...criterion,
    id: `criterion-${String(index + 1)}`,
    max: criterion.max ?? DEFAULT_MAXIMUM,
  }));
}

/** Throws a business rule if a round's dates are out of order. */
export function checkTimes({ opens, closes }: { opens: string; closes: string }): void {
  if (new Date(closes) <= new Date(opens)) throw businessRule('roundTimes');
}

/** Throws a business rule for a score of an unknown criterion or above its maximum. */
export function checkValues(criteria: readonly Criterion[], values: Values): void {
  const maxima = new Map(criteria.map(({ id, max }) => [id, max]));
  for (const { criterionId, value } of values)
    if (value > (maxima.get(criterionId) ?? -1)) throw businessRule('scoreTooHigh');
}

/** Returns the total score of a sheet from 0 to 100; undefined until all criteria have a score. */
export function completeTotal(criteria: readonly Criterion[], values: Values): number | undefined {
  const scored = new Set(values.map(({ criterionId }) => criterionId));
  return criteria.every(({ id }) => scored.has(id)) ? totalScore(criteria, values) : undefined;
}

/** People and company of an entry, for conflicts of interest. */
export interface Team {
  userId: string;
  team: Schemas['MyProjectTeam'];
  members: readonly Schemas['MyProjectMember'][];
  company: Schemas['MyProjectCompany'];
}

/** A person who may be in conflict with an entry. */
export interface Person {
  id: string;
  phone: string | null;
  email: string | null;
  organisation?: string | null;
}

const sameText = (text: string) => text.normalize('NFKC').replaceAll(/\s/gu, '').toLowerCase();

/** Returns whether a person owns an entry or is a member of its team. */
export function belongsToTeam({ id, phone, email }: Person, entry: Team): boolean {
  if (id === entry.userId) return true;
  // Accounts and entries store numbers in the same normal form.
  const phones = [entry.team.mobile, ...entry.members.map(({ mobile }) => mobile)];
  if (phone !== null && phones.includes(phone)) return true;
  return email !== null && entry.team.email?.toLowerCase() === email.toLowerCase();
}

/** Returns whether a judge belongs to the team or the company of an entry. */
export function isInConflict(judge: Person, entry: Team): boolean {
  const { organisation } = judge;
  const company = entry.company.name;
  const sameCompany =
    Boolean(organisation) &&
    Boolean(company) &&
    sameText(organisation ?? '') === sameText(company ?? '');
  return sameCompany || belongsToTeam(judge, entry);
}
