import { businessRule } from '../../base/failure.ts';
import type { Database, Transaction } from '../../database/open.ts';
import type { Schemas, Session } from '../../http/types.ts';
import { roundAssignments, roundEntryRows } from './assignment-queries.ts';
import { ownConflicts, unscoredEntries } from './conflict-queries.ts';
import type { RoundRow } from './rules.ts';
import { judgesWithProgress, rankedEntries } from './staff-present.ts';
import { judgeRows } from './judge-queries.ts';

/** Caller and time of a request. */
export interface Reading {
  session: Session;
  now: Date;
}

/**
 * Returns the entries of a round, and the ids of those whose scores the caller may not see: in conflict of
 * interest, or still to be scored by the caller.
 */
async function readEntries(db: Database | Transaction, round: RoundRow, reading: Reading) {
  const entries = await roundEntryRows(db, round.id);
  const conflicts = await ownConflicts(
    db,
    reading.session,
    entries.map(({ entry }) => entry),
  );
  const hidden = new Set([...conflicts, ...(await unscoredEntries(db, round, reading))]);
  return { entries, hidden };
}

async function readRound(db: Database | Transaction, round: RoundRow, reading: Reading) {
  const assignments = await roundAssignments(db, round.id);
  return { ...(await readEntries(db, round, reading)), assignments };
}

/** Returns the entries of a round, best first, without the scores that the caller may not see. */
export async function rankingFor(
  db: Database | Transaction,
  round: RoundRow,
  reading: Reading,
): Promise<Schemas['RoundEntry'][]> {
  return rankedEntries(round, await readRound(db, round, reading));
}

/** Returns the judges of a round with their progress, without the scores that the caller may not see. */
export async function judgesFor(
  db: Database,
  round: RoundRow,
  reading: Reading,
): Promise<Schemas['RoundJudge'][]> {
  const judges = await judgeRows(db, { roundId: round.id });
  return judgesWithProgress(round, judges, await readRound(db, round, reading));
}

/** Returns the ids of entries whose scores the caller may not see. */
export async function hiddenFrom(
  db: Database | Transaction,
  round: RoundRow,
  reading: Reading,
): Promise<ReadonlySet<string>> {
  return (await readEntries(db, round, reading)).hidden;
}

/** Throws a business rule if the caller has a conflict of interest with one of these entries of a round. */
export async function checkOwnConflict(
  tx: Transaction,
  session: Session,
  { roundId, entryIds }: { roundId: string; entryIds: readonly string[] },
): Promise<void> {
  const rows = await roundEntryRows(tx, roundId);
  const entries = rows.map(({ entry }) => entry).filter(({ id }) => entryIds.includes(id));
  if ((await ownConflicts(tx, session, entries)).size > 0) throw businessRule('ownConflict');
}
