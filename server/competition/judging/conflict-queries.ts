import { and, eq, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/open.ts';
import { experts, judgingAssignments, judgingConflicts } from '../../database/schema.ts';
import type { Session } from '../../http/types.ts';
import { ownAccount } from '../../identity/session/queries.ts';
import { isInConflict, roundState, type Person, type RoundRow, type Team } from './rules.ts';

type Reader = Database | Transaction;
type Entry = Team & { id: string };

/** Stores that a judge has a conflict of interest with an entry, for all rounds. */
export async function declareConflict(
  tx: Transaction,
  conflict: typeof judgingConflicts.$inferInsert,
): Promise<void> {
  await tx.insert(judgingConflicts).values(conflict).onConflictDoNothing();
}

/** Returns a function that recognizes conflicts of interest with entries: declared, by team or by company. */
export async function conflictsWith(
  db: Reader,
  entryIds: readonly string[],
): Promise<(person: Person, entry: Entry) => boolean> {
  const rows =
    entryIds.length === 0
      ? []
      : await db
          .select()
          .from(judgingConflicts)
          .where(inArray(judgingConflicts.projectId, [...entryIds]));
  const declared = new Set(rows.map(({ projectId, userId }) => `${projectId} ${userId}`));
  return (person, entry) => declared.has(`${entry.id} ${person.id}`) || isInConflict(person, entry);
}

/** Returns the ids of the entries with which the caller has a conflict of interest. */
export async function ownConflicts(
  db: Reader,
  session: Session,
  entries: readonly Entry[],
): Promise<ReadonlySet<string>> {
  const { id, phone, email, organisation } = await ownAccount(db, session);
  const [expert] = await db.select().from(experts).where(eq(experts.userId, id));
  const caller = { id, phone, email, organisation: organisation ?? expert?.organisation ?? null };
  const inConflict = await conflictsWith(
    db,
    entries.map((entry) => entry.id),
  );
  return new Set(entries.filter((entry) => inConflict(caller, entry)).map((entry) => entry.id));
}

/** Returns the ids of the entries of a round that the caller still has to score. */
export async function unscoredEntries(
  db: Reader,
  round: RoundRow,
  { session, now }: { session: Session; now: Date },
): Promise<readonly string[]> {
  if (roundState(round, now) === 'closed') return [];
  const { roundId, projectId, judgeId, state } = judgingAssignments;
  const rows = await db
    .select({ projectId })
    .from(judgingAssignments)
    .where(
      and(
        eq(roundId, round.id),
        eq(judgeId, session.userId),
        inArray(state, ['assigned', 'draft']),
      ),
    );
  return rows.map((row) => row.projectId);
}
