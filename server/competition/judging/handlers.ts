import { businessRule } from '../../base/failure.ts';
import { hasPermission } from '../../http/access.ts';
import { requireRevision } from '../../http/revision.ts';
import type { HandlersOf, Services } from '../../http/services.ts';
import type { Session } from '../../http/types.ts';
import { criteriaIn, roundForJudge, scoreSheet } from './present.ts';
import {
  changeAssignment,
  findOwnAssignment,
  judgedEntry,
  lockOwnAssignment,
  roundsOfJudge,
} from './queries.ts';
import { checkValues, JUDGE, roundState, totalScore } from './rules.ts';

type JudgeOperation =
  'listMyAssignments' | 'getMyAssignment' | 'saveScoreSheet' | 'declineAssignment';

function requireJudge(session: Session): string {
  if (!hasPermission(session, JUDGE)) throw businessRule('notAJudge');
  return session.userId;
}

const trimmed = (text: string | undefined) => text?.trim() || null;

/** Handles assignments and score sheets of the current judge. */
export function judgeHandlers({ db, now }: Services): HandlersOf<JudgeOperation> {
  return {
    listMyAssignments: ({ session, language }) =>
      roundsOfJudge(db, requireJudge(session), { language, now: now() }),

    getMyAssignment: async ({ params: { id }, session, language }) => {
      const { assignment, round, entry } = await findOwnAssignment(db, id, requireJudge(session));
      if (roundState(round, now()) === 'scheduled') throw businessRule('roundClosed');
      return {
        id,
        round: roundForJudge(round, language, now()),
        criteria: criteriaIn(round.criteria, language),
        entry: await judgedEntry(db, entry, round.blind),
        sheet: scoreSheet(assignment, round.criteria),
      };
    },

    saveScoreSheet: async ({ body, session }) => {
      const judgeId = requireJudge(session);
      return await db.transaction(async (tx) => {
        const { assignment, round } = await lockOwnAssignment(tx, body.id, judgeId);
        if (roundState(round, now()) !== 'open') throw businessRule('roundClosed');
        requireRevision(String(assignment.revision), body.revision);
        checkValues(round.criteria, body.values);
        if (body.submitted && totalScore(round.criteria, body.values) === undefined)
          throw businessRule('scoresMissing');
        const row = await changeAssignment(tx, body.id, {
          state: body.submitted ? 'submitted' : 'draft',
          values: body.values,
          commentToStaff: trimmed(body.commentToStaff),
          commentToTeam: trimmed(body.commentToTeam),
          revision: assignment.revision + 1,
          updateDate: now(),
        });
        return scoreSheet(row, round.criteria);
      });
    },

    declineAssignment: async ({ body: { id, reason, conflict }, session }) => {
      const judgeId = requireJudge(session);
      return await db.transaction(async (tx) => {
        const { assignment, round } = await lockOwnAssignment(tx, id, judgeId);
        if (roundState(round, now()) === 'closed') throw businessRule('roundClosed');
        await changeAssignment(tx, id, {
          state: 'declined',
          reason,
          conflict,
          revision: assignment.revision + 1,
          updateDate: now(),
        });
        return { id };
      });
    },
  };
}
