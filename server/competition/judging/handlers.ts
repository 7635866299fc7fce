import { businessRule } from '../../base/failure.ts';
import { requireJudge } from '../../http/access.ts';
import { requireRevision } from '../../http/revision.ts';
import type { HandlersOf, Services } from '../../http/services.ts';
import { permissionHolders } from '../../identity/staff-right/permission-holders.ts';
import { queueNotice } from '../../notices/queue.ts';
import { criteriaIn, roundForJudge, scoreSheet } from './present.ts';
import {
  changeAssignment,
  findOwnAssignment,
  judgedEntry,
  lockOwnAssignment,
  roundsOfJudge,
} from './queries.ts';
import { declareConflict } from './conflict-queries.ts';
import { checkValues, roundState, completeTotal } from './rules.ts';

type JudgeOperation =
  'listMyAssignments' | 'getMyAssignment' | 'saveScoreSheet' | 'declineAssignment';

/** Permission of the staff who assign judges. */
const MANAGES = 'judging:manage';

const trimmed = (text: string | undefined) => text?.trim() || null;

/** Handles assignments and score sheets of the current judge. */
export function judgeHandlers({ db, now }: Services): HandlersOf<JudgeOperation> {
  return {
    listMyAssignments: async ({ session, language }) => {
      requireJudge(session);
      return await roundsOfJudge(db, session.userId, { language, now: now() });
    },

    getMyAssignment: async ({ params: { id }, session, language }) => {
      requireJudge(session);
      const own = await findOwnAssignment(db, id, session.userId);
      const { assignment, round } = own;
      if (roundState(round, now()) === 'scheduled') throw businessRule('roundClosed');
      return {
        id,
        round: roundForJudge(round, language, now()),
        criteria: criteriaIn(round.criteria, language),
        entry: await judgedEntry(db, own, { blind: round.blind, language }),
        sheet: scoreSheet(assignment, round.criteria),
      };
    },

    saveScoreSheet: async ({ body, session }) => {
      requireJudge(session);
      return await db.transaction(async (tx) => {
        const { assignment, round } = await lockOwnAssignment(tx, body.id, session.userId);
        if (roundState(round, now()) !== 'open') throw businessRule('roundClosed');
        requireRevision(String(assignment.revision), body.revision);
        checkValues(round.criteria, body.values);
        if (body.submitted && completeTotal(round.criteria, body.values) === undefined)
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
      requireJudge(session);
      return await db.transaction(async (tx) => {
        const { assignment, round, entry } = await lockOwnAssignment(tx, id, session.userId);
        if (roundState(round, now()) === 'closed') throw businessRule('roundClosed');
        if (assignment.state === 'submitted') throw businessRule('takeBackFirst');
        if (conflict)
          await declareConflict(tx, { projectId: assignment.projectId, userId: session.userId });
        await changeAssignment(tx, id, {
          state: 'declined',
          reason,
          conflict,
          revision: assignment.revision + 1,
          updateDate: now(),
        });
        await queueNotice(tx, {
          event: 'assignmentDeclined',
          about: `${id} ${now().toISOString()}`,
          userIds: await permissionHolders(tx, MANAGES),
          values: { id: round.matchId, name: entry.name ?? '', title: round.name, reason },
          now: now(),
        });
        return { id };
      });
    },
  };
}
