import type { Database, Transaction } from '../../database/open.ts';
import type { Schemas, Session } from '../../http/types.ts';
import { ownAccount } from '../../identity/session/queries.ts';
import { roundAssignments, roundEntryRows } from './assignment-queries.ts';
import type { RoundRow } from './rules.ts';
import { rankedEntries } from './staff-present.ts';

/** Returns the entries of a round, best first, without scores of entries whose team the caller belongs to. */
export async function rankingFor(
  db: Database | Transaction,
  round: RoundRow,
  session: Session,
): Promise<Schemas['RoundEntry'][]> {
  const entries = await roundEntryRows(db, round.id);
  const assignments = await roundAssignments(db, round.id);
  return rankedEntries(round, { entries, assignments }, await ownAccount(db, session));
}
