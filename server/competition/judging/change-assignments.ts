import { businessRule, notFound } from '../../base/failure.ts';
import type { Transaction } from '../../database/open.ts';
import { newIdentifier } from '../../http/new-identifier.ts';
import type { Schemas } from '../../http/types.ts';
import { queueNotice } from '../../notices/queue.ts';
import { assignJudges } from './assign.ts';
import { judgeRows, type JudgeRow } from './judge-queries.ts';
import { conflictsWith } from './conflict-queries.ts';
import type { AssignmentRow, RoundRow } from './rules.ts';
import {
  insertAssignments,
  removeAssignments,
  roundAssignments,
  roundEntryRows,
} from './assignment-queries.ts';
import { updateEntries } from './round-entry-queries.ts';
import { lockRound } from './round-queries.ts';

type Pair = Schemas['NewAssignment'];

/** Returns judges by id. Throws a business rule if one isn't a judge. */
async function findJudges(
  tx: Transaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, JudgeRow>> {
  const wanted = [...new Set(ids)];
  const rows = wanted.length === 0 ? [] : await judgeRows(tx, { ids: wanted });
  if (rows.length < wanted.length) throw businessRule('judgeUnknown');
  return new Map(rows.map((row) => [row.id, row]));
}

/** Inserts assignments and notifies the judges once; returns the number of new ones. */
async function addAssignments(
  tx: Transaction,
  { id: roundId, name, closes }: RoundRow,
  pairs: readonly Pair[],
  now: Date,
): Promise<number> {
  const added = await insertAssignments(
    tx,
    pairs.map(({ entryId, judgeId }) => ({
      id: newIdentifier(),
      roundId,
      projectId: entryId,
      judgeId,
      state: 'assigned',
      revision: 1,
      createDate: now,
    })),
  );
  await queueNotice(tx, {
    event: 'judgingAssigned',
    about: `${roundId} ${now.toISOString()}`,
    topic: `judging ${roundId}`,
    userIds: [...new Set(pairs.map(({ judgeId }) => judgeId))],
    values: { title: name, time: closes.toISOString() },
    now,
  });
  return added;
}

/**
 * Adds and removes assignments by hand. Throws a business rule if one of them isn't possible.
 * @returns also the removed assignments
 */
export async function changeAssignments(
  tx: Transaction,
  { roundId, added, removed, withScores = false }: Schemas['AssignmentChanges'],
  now: Date,
): Promise<{ result: Schemas['AssignmentResult']; gone: AssignmentRow[] }> {
  const round = await lockRound(tx, roundId);
  const gone = await removeAssignments(tx, roundId, removed);
  if (gone.length < new Set(removed).size) throw notFound();
  if (!withScores && gone.some(({ state }) => state === 'submitted'))
    throw businessRule('sheetSubmitted');
  const judges = await findJudges(
    tx,
    added.map(({ judgeId }) => judgeId),
  );
  const entries = new Map(
    (await roundEntryRows(tx, roundId)).map(({ entry }) => [entry.id, entry]),
  );
  const inConflict = await conflictsWith(
    tx,
    added.map(({ entryId }) => entryId),
  );
  for (const { entryId, judgeId } of added) {
    const entry = entries.get(entryId);
    const judge = judges.get(judgeId);
    if (entry === undefined) throw businessRule('entryNotInRound');
    if (judge !== undefined && inConflict(judge, entry)) throw businessRule('judgeInConflict');
  }
  const result = {
    added: await addAssignments(tx, round, added, now),
    removed: gone.length,
    missing: 0,
  };
  return { result, gone };
}

/** Returns whether an assignment yields a score: it is submitted, or its judge can still submit it. */
const counts = ({
  assignment: { state },
  inactive,
}: Awaited<ReturnType<typeof roundAssignments>>[number]) =>
  state === 'submitted' || (state !== 'declined' && !inactive);

/**
 * Assigns judges until each entry of a round has enough. Before, adds entries that were accepted or shortlisted
 * since the creation of the round, and removes those that no longer are, unless judges have begun to score
 * them.
 */
export async function assignAutomatically(
  tx: Transaction,
  { roundId, judgeIds }: Schemas['AutomaticAssignment'],
  now: Date,
): Promise<Schemas['AssignmentResult']> {
  const round = await lockRound(tx, roundId);
  const judges = await findJudges(tx, judgeIds);
  const removed = await updateEntries(tx, round);
  const entries = (await roundEntryRows(tx, roundId)).map(({ entry }) => entry);
  const inConflict = await conflictsWith(
    tx,
    entries.map(({ id }) => id),
  );
  const byEntry = Map.groupBy(
    await roundAssignments(tx, roundId),
    ({ assignment }) => assignment.projectId,
  );
  const active = [...byEntry.values()].flat().filter(counts);
  const { added, missing } = assignJudges(
    entries.map((entry) => {
      const own = byEntry.get(entry.id) ?? [];
      return {
        id: entry.id,
        domain: entry.domain,
        isExcluded: (judge) => inConflict(judge, entry),
        taken: own.filter(counts).length,
        judgeIds: own.flatMap(({ assignment: { judgeId } }) => judgeId ?? []),
      };
    }),
    [...judges.values()].map((judge) => ({
      ...judge,
      load: active.filter(({ assignment: { judgeId } }) => judgeId === judge.id).length,
    })),
    round.judgesPerEntry,
  );
  return { added: await addAssignments(tx, round, added, now), removed, missing };
}
