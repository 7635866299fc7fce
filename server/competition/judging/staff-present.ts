import { rounded } from '../../../openapi/total-score.ts';
import { omitNull } from '../../http/services.ts';
import type { Schemas } from '../../http/types.ts';
import type { JudgeRow } from './judge-queries.ts';
import { totalField } from './present.ts';
import { rankEntries, scoresByEntry, type Position, type Score } from './ranking.ts';
import { completeTotal, type RoundRow } from './rules.ts';
import type { roundAssignments, roundEntryRows } from './assignment-queries.ts';

type Assignments = Awaited<ReturnType<typeof roundAssignments>>;
type Entries = Awaited<ReturnType<typeof roundEntryRows>>;

/** Returns the submitted scores of a round. */
export function submittedScores({ criteria }: RoundRow, assignments: Assignments): Score[] {
  return assignments.flatMap(({ assignment: { id, projectId, judgeId, state, values } }) => {
    const total = state === 'submitted' ? completeTotal(criteria, values) : undefined;
    return total === undefined ? [] : { entryId: projectId, judge: judgeId ?? id, total };
  });
}

/** Returns an assignment for staff; `hidden` omits its score. */
function entryAssignment(
  { criteria }: RoundRow,
  { assignment, judgeName, inactive }: Assignments[number],
  hidden: boolean,
): Schemas['EntryAssignment'] {
  const { id, judgeId, state, reason, conflict } = assignment;
  return {
    id,
    state,
    ...omitNull({ judgeId, judgeName, reason }),
    ...(conflict && { conflict }),
    ...(inactive && judgeId !== null && { inactive }),
    ...(!hidden && state === 'submitted' && totalField(criteria, assignment)),
  };
}

/** Assignments of a round, and the ids of entries whose scores the caller may not see. */
interface Read {
  assignments: Assignments;
  hidden: ReadonlySet<string>;
}

/**
 * Returns the entries of a round, best first; those with hidden scores come last. The ranks count only
 * entries with visible scores, because a gap would show the rank of a hidden one.
 */
export function rankedEntries(
  round: RoundRow,
  { entries, assignments, hidden: hiddenIds }: Read & { entries: Entries },
): Schemas['RoundEntry'][] {
  const scores = scoresByEntry(submittedScores(round, assignments));
  const byEntry = Map.groupBy(assignments, ({ assignment }) => assignment.projectId);
  const rows = entries.map(({ place, entry }) => ({ ...place, entryId: entry.id, entry }));
  const visible = rows.filter(({ entryId }) => !hiddenIds.has(entryId));
  const unranked = rows.filter(({ entryId }) => hiddenIds.has(entryId));
  const ranked: ((typeof rows)[number] & Position)[] = [
    ...rankEntries(visible, scores, round.rankBy),
    ...unranked,
  ];
  return ranked.map(
    ({ entryId, entry, tiePosition, tieReason, tieScore, shortlisted, rank, tied }) => {
      const own = scores.get(entryId);
      const hidden = hiddenIds.has(entryId);
      const ordered = tiePosition !== null && tieScore === own?.[round.rankBy];
      return {
        entryId,
        name: entry.name ?? '',
        shortlisted,
        ...omitNull({ domain: entry.domain }),
        ...(hidden
          ? { hidden }
          : {
              ...own,
              ...(rank !== undefined && { rank }),
              ...(tied && { tied }),
              ...(ordered && omitNull({ tieReason })),
            }),
        assignments: (byEntry.get(entryId) ?? []).map((one) => entryAssignment(round, one, hidden)),
      };
    },
  );
}

/** Returns a judge for staff, without assignments. */
export function judgeForStaff({
  id,
  name,
  organisation,
  domains,
  active,
  invitation,
}: JudgeRow): Schemas['RoundJudge'] {
  return {
    id,
    name,
    domains,
    assigned: 0,
    submitted: 0,
    declined: 0,
    ...omitNull({ organisation }),
    ...(!active && { inactive: true }),
    ...(invitation !== undefined && { invitation }),
  };
}

/** Returns judges with their progress in a round; their means count only visible scores. */
export function judgesWithProgress(
  round: RoundRow,
  judges: readonly JudgeRow[],
  { assignments, hidden }: Read,
): Schemas['RoundJudge'][] {
  const byJudge = Map.groupBy(assignments, ({ assignment }) => assignment.judgeId);
  return judges.map((judge) => {
    const own = byJudge.get(judge.id) ?? [];
    const submitted = submittedScores(round, own);
    const scores = submitted
      .filter(({ entryId }) => !hidden.has(entryId))
      .map(({ total }) => total);
    const declined = own.filter(({ assignment }) => assignment.state === 'declined').length;
    const sum = scores.reduce((total, score) => total + score, 0);
    return {
      ...judgeForStaff(judge),
      assigned: own.length - declined,
      submitted: submitted.length,
      declined,
      ...(scores.length > 0 && { mean: rounded(sum / scores.length) }),
    };
  });
}
