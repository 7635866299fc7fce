import { businessRule, notFound } from '../../base/failure.ts';
import { fullName } from '../../base/full-name.ts';
import type { HandlersOf, Services } from '../../http/services.ts';
import { queueNotice } from '../../notices/queue.ts';
import { APPROVED } from '../expert/rules.ts';
import { lockExpert } from '../expert/staff-queries.ts';
import { assignAutomatically, changeAssignments } from './change-assignments.ts';
import { grantJudging, judgeRows } from './judge-queries.ts';
import { scoreSheet } from './present.ts';
import { scoresByEntry } from './ranking.ts';
import { checkOwnConflict, hiddenFrom, judgesFor, rankingFor } from './staff-ranking.ts';
import { roundState } from './rules.ts';
import { judgeForStaff, submittedScores } from './staff-present.ts';
import {
  areInRound,
  findAssignment,
  roundAssignments,
  writeShortlist,
  writeTies,
} from './assignment-queries.ts';
import { findRound, lockRound } from './round-queries.ts';
import { omitNull } from '../../http/services.ts';

type JudgingOperation =
  | 'listRoundEntries'
  | 'listRoundJudges'
  | 'appointJudge'
  | 'changeAssignments'
  | 'assignAutomatically'
  | 'orderTiedEntries'
  | 'shortlistEntries'
  | 'remindJudges'
  | 'getScoreSheet';

/** Handles judges, assignments, scores and ranking for staff. */
export function staffJudgingHandlers({ db, now }: Services): HandlersOf<JudgingOperation> {
  return {
    listRoundEntries: async ({ params: { id }, session }) =>
      rankingFor(db, await findRound(db, id), { session, now: now() }),

    listRoundJudges: async ({ params: { id }, session }) =>
      judgesFor(db, await findRound(db, id), { session, now: now() }),

    appointJudge: ({ body: { expertId } }) =>
      db.transaction(async (tx) => {
        const expert = await lockExpert(tx, expertId);
        if (expert === undefined) throw notFound();
        if (expert.status !== APPROVED) throw businessRule('expertNotApproved');
        const { userId } = expert;
        if (await grantJudging(tx, userId))
          await queueNotice(tx, {
            event: 'judgeAppointed',
            about: `${expertId} ${now().toISOString()}`,
            userIds: [userId],
            values: {},
            now: now(),
          });
        const [judge] = await judgeRows(tx, { ids: [userId] });
        if (judge === undefined) throw notFound();
        return judgeForStaff(judge);
      }),

    changeAssignments: async ({ body, session, audit }) => {
      const counts = `+${String(body.added.length)}, -${String(body.removed.length)}`;
      audit({ target: body.roundId, detail: counts });
      const { result, gone } = await db.transaction(async (tx) => {
        const changed = await changeAssignments(tx, body, now());
        await checkOwnConflict(tx, session, {
          roundId: body.roundId,
          entryIds: [
            ...body.added.map(({ entryId }) => entryId),
            ...changed.gone.map(({ projectId }) => projectId),
          ],
        });
        return changed;
      });
      // Their scores are deleted, so the log is the only trace of them.
      const scored = gone.filter(({ state }) => state === 'submitted');
      const removed = scored.map(({ projectId, judgeId }) => `${projectId} ${judgeId ?? '–'}`);
      audit({ detail: [counts, ...removed.map((one) => `submitted scores: ${one}`)].join(', ') });
      return result;
    },

    assignAutomatically: ({ body, audit }) => {
      audit({ target: body.roundId });
      return db.transaction((tx) => assignAutomatically(tx, body, now()));
    },

    orderTiedEntries: ({ body, session, audit }) => {
      audit({ target: body.roundId, detail: body.reason });
      return db.transaction(async (tx) => {
        const round = await lockRound(tx, body.roundId);
        if (!(await areInRound(tx, round.id, body.entryIds))) throw businessRule('entryNotInRound');
        const hidden = await hiddenFrom(tx, round, { session, now: now() });
        if (body.entryIds.some((id) => hidden.has(id))) throw businessRule('ownConflict');
        const scores = scoresByEntry(submittedScores(round, await roundAssignments(tx, round.id)));
        const own = body.entryIds.map((id) => scores.get(id)?.[round.rankBy]);
        const [score] = own;
        if (score === undefined || own.some((one) => one !== score))
          throw businessRule('entriesNotTied');
        await writeTies(tx, round.id, { ...body, score });
        return await rankingFor(tx, round, { session, now: now() });
      });
    },

    shortlistEntries: ({ body, session, audit }) => {
      audit({ target: body.roundId, detail: String(body.entryIds.length) });
      return db.transaction(async (tx) => {
        const round = await lockRound(tx, body.roundId);
        if (!(await areInRound(tx, round.id, body.entryIds))) throw businessRule('entryNotInRound');
        const entryIds = await writeShortlist(tx, round.id, body.entryIds);
        await checkOwnConflict(tx, session, { roundId: round.id, entryIds });
        return await rankingFor(tx, round, { session, now: now() });
      });
    },

    remindJudges: ({ body: { roundId }, audit }) => {
      audit({ target: roundId });
      return db.transaction(async (tx) => {
        const round = await lockRound(tx, roundId);
        if (roundState(round, now()) !== 'open') throw businessRule('roundClosed');
        const rows = await roundAssignments(tx, roundId);
        const userIds = rows.flatMap(({ assignment: { state, judgeId } }) =>
          judgeId !== null && (state === 'assigned' || state === 'draft') ? judgeId : [],
        );
        const active = await judgeRows(tx, { ids: [...new Set(userIds)] });
        const judges = active.map((judge) => judge.id);
        await queueNotice(tx, {
          event: 'judgingReminder',
          about: `${roundId} ${now().toISOString()}`,
          topic: `judging ${roundId}`,
          userIds: judges,
          values: { title: round.name, time: round.closes.toISOString() },
          now: now(),
        });
        return { notified: judges.length };
      });
    },

    getScoreSheet: async ({ params: { id }, session }) => {
      const { assignment, round, entry, judge } = await findAssignment(db, id);
      const hidden = await hiddenFrom(db, round, { session, now: now() });
      if (hidden.has(entry.id)) throw notFound();
      // Only its judge sees the content of an unfinished sheet.
      const isUnfinished = assignment.state !== 'submitted';
      const empty = { values: [], commentToStaff: null, commentToTeam: null };
      return {
        entryName: entry.name ?? '',
        criteria: round.criteria,
        sheet: scoreSheet({ ...assignment, ...(isUnfinished && empty) }, round.criteria),
        ...omitNull({ judgeName: judge === null ? null : fullName(judge) }),
      };
    },
  };
}
