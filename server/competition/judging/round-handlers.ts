import { businessRule } from '../../base/failure.ts';
import { createOnce } from '../../database/create-once.ts';
import { requireRevision } from '../../http/revision.ts';
import type { HandlersOf, Services } from '../../http/services.ts';
import type { Schemas } from '../../http/types.ts';
import { storedText } from '../../localized/localized.ts';
import { checkWeights } from '../edition/content-rules.ts';
import { checkTimes, criteriaFrom, type RoundRow } from './rules.ts';
import { addEntries } from './round-entry-queries.ts';
import {
  assignmentCount,
  changeRound,
  editionCriteria,
  findRound,
  insertRound,
  lockRound,
  removeRound,
  roundRows,
  roundsOf,
  withCounts,
  withOwnCounts,
} from './round-queries.ts';

type RoundOperation =
  'listJudgingRounds' | 'createJudgingRound' | 'updateJudgingRound' | 'deleteJudgingRound';

/** Returns the columns that creation and change of a round set. */
function columnsOf(
  {
    name,
    opens,
    closes,
    judgesPerEntry,
    blind,
    rankBy,
  }: Omit<Schemas['JudgingRoundBody'], 'matchInfoId' | 'fromRoundId'>,
  stored?: RoundRow,
) {
  return {
    name: storedText(name, stored?.name, (text) => text.trim()),
    opens: new Date(opens),
    closes: new Date(closes),
    judgesPerEntry,
    blind,
    rankBy,
  };
}

/** Handles judging rounds for staff. */
export function judgingRoundHandlers({ db, now }: Services): HandlersOf<RoundOperation> {
  return {
    listJudgingRounds: async ({ query: { matchInfoId } }) =>
      withCounts(db, await roundsOf(db, matchInfoId), now()),

    createJudgingRound: async ({ body, newId: id }) => {
      checkTimes(body);
      const { matchInfoId: matchId, fromRoundId = null } = body;
      const criteria = criteriaFrom(await editionCriteria(db, matchId));
      if (criteria.length === 0) throw businessRule('criteriaMissing');
      const values = { id, matchId, fromRoundId, criteria, revision: 1, createDate: now() };
      const row = await createOnce(
        () => roundRows(db, id),
        () =>
          db.transaction(async (tx) => {
            if (fromRoundId !== null) {
              const earlier = await findRound(tx, fromRoundId);
              if (earlier.matchId !== matchId) throw businessRule('shortlistMissing');
            }
            const rows = await insertRound(tx, { ...values, ...columnsOf(body) });
            for (const round of rows)
              if ((await addEntries(tx, round)) === 0 && fromRoundId !== null)
                throw businessRule('shortlistMissing');
            return rows;
          }),
      );
      return await withOwnCounts(db, row, now());
    },

    updateJudgingRound: ({ body }) =>
      db.transaction(async (tx) => {
        const stored = await lockRound(tx, body.id);
        requireRevision(String(stored.revision), body.revision);
        checkTimes(body);
        checkWeights(body.criteria);
        const criteria = body.criteria.map((criterion) => {
          const before = stored.criteria.find(({ id }) => id === criterion.id);
          const { guidance } = criterion;
          return {
            ...criterion,
            name: storedText(criterion.name, before?.name, (text) => text.trim()),
            ...(guidance !== undefined && { guidance: storedText(guidance, before?.guidance) }),
          };
        });
        const scale = (all: readonly Schemas['JudgingCriterion'][]) =>
          JSON.stringify(all.map(({ id, weight, max }) => [id, weight, max]));
        if (
          scale(criteria) !== scale(stored.criteria) &&
          (await assignmentCount(tx, body.id, ['submitted', 'draft'])) > 0
        )
          throw businessRule('criteriaScored');
        const row = await changeRound(tx, body.id, {
          ...columnsOf(body, stored),
          criteria,
          revision: stored.revision + 1,
        });
        return await withOwnCounts(tx, row, now());
      }),

    deleteJudgingRound: ({ params: { id } }) =>
      db.transaction(async (tx) => {
        await lockRound(tx, id);
        if ((await assignmentCount(tx, id, ['draft', 'submitted'])) > 0)
          throw businessRule('roundHasScores');
        await removeRound(tx, id);
        return { id };
      }),
  };
}
