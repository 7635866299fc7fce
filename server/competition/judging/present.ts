import type { Language } from '../../base/messages.ts';
import { omitNull } from '../../http/services.ts';
import type { Schemas } from '../../http/types.ts';
import { textFor } from '../../localized/localized.ts';
import { roundState, completeTotal, type AssignmentRow, type RoundRow } from './rules.ts';

/** Returns a round for staff; `counts` are its entries and assignments. */
export function staffRound(
  { opens, closes, fromRoundId, createDate: _, matchId, revision, ...row }: RoundRow,
  counts: Pick<Schemas['JudgingRound'], 'entries' | 'assigned' | 'begun' | 'submitted'>,
  now: Date,
): Schemas['JudgingRound'] {
  return {
    ...row,
    ...counts,
    revision: String(revision),
    matchInfoId: matchId,
    opens: opens.toISOString(),
    closes: closes.toISOString(),
    state: roundState({ opens, closes }, now),
    ...omitNull({ fromRoundId }),
  };
}

/** Returns a round for judges, without assignments. */
export function roundForJudge(
  { id, name, opens, closes, blind }: RoundRow,
  language: Language,
  now: Date,
): Schemas['MyRoundSummary'] {
  return {
    id,
    name: textFor(name, language),
    opens: opens.toISOString(),
    closes: closes.toISOString(),
    blind,
    state: roundState({ opens, closes }, now),
  };
}

/** Returns the criteria in a language. */
export function criteriaIn(
  criteria: readonly Schemas['JudgingCriterion'][],
  language: Language,
): Schemas['MyCriterion'][] {
  return criteria.map(({ id, name, guidance, weight, max }) => ({
    id,
    name: textFor(name, language),
    ...(guidance !== undefined && { guidance: textFor(guidance, language) }),
    weight,
    max,
  }));
}

/** Returns the total score of an assignment as an optional field. */
export function totalField(
  criteria: readonly Schemas['JudgingCriterion'][],
  { values }: Pick<AssignmentRow, 'values'>,
): { total?: number } {
  const total = completeTotal(criteria, values);
  return total === undefined ? {} : { total };
}

/** Returns the score sheet of an assignment. */
export function scoreSheet(
  row: AssignmentRow,
  criteria: readonly Schemas['JudgingCriterion'][],
): Schemas['ScoreSheet'] {
  const { revision, state, values, commentToStaff, commentToTeam, updateDate } = row;
  return {
    revision: String(revision),
    state,
    values,
    ...omitNull({ commentToStaff, commentToTeam }),
    ...totalField(criteria, row),
    ...(updateDate !== null && { updateDate: updateDate.toISOString() }),
  };
}
