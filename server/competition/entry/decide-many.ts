import { desc, eq } from 'drizzle-orm';
import { ApiFailure, businessRule } from '../../base/failure.ts';
import { message, type Language } from '../../base/messages.ts';
import type { Database, Transaction } from '../../database/open.ts';
import { AWARDED, projectReviews } from '../../database/schema.ts';
import type { Schemas } from '../../http/types.ts';
import { decide } from './decide.ts';
import { readEntry } from './decision-queries.ts';
import { removeUndoneStep } from './history-queries.ts';
import { decisionRevision } from './staff-present.ts';

type Revised = Schemas['DecidedProject'];
type Decision = Schemas['ProjectReview'];

interface Caller {
  userId: string;
  at: Date;
  language: Language;
}

/**
 * Decides each entry in a transaction of its own, then calls `onDecided` in the same transaction. An entry
 * whose decision fails by a rule, a missing record or a changed revision is returned as refused; other failures
 * are thrown.
 */
async function decideEach(
  db: Database,
  entries: readonly Revised[],
  decision: (tx: Transaction, entry: Revised) => Decision | Promise<Decision>,
  { language, ...author }: Caller,
  onDecided?: (tx: Transaction, id: string) => Promise<void>,
): Promise<Schemas['ProjectsReviewed']> {
  const result: Schemas['ProjectsReviewed'] = { decided: [], refused: [] };
  for (const entry of entries)
    try {
      const revision = await db.transaction(async (tx) => {
        await decide(tx, await decision(tx, entry), author);
        await onDecided?.(tx, entry.id);
        return decisionRevision(await readEntry(tx, entry.id));
      });
      result.decided.push({ id: entry.id, revision });
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      const reason = message(language, error.messageId, error.values);
      result.refused.push({ id: entry.id, reason });
    }
  return result;
}

/** Records the same decision about several entries, as `decide` does about one. */
export function decideMany(
  db: Database,
  { entries, ...decision }: Schemas['ProjectsReview'],
  caller: Caller,
): Promise<Schemas['ProjectsReviewed']> {
  return decideEach(db, entries, (_, entry) => ({ ...decision, ...entry }), caller);
}

/** Returns the decision before the last one. Throws a business rule for an entry without a decision. */
async function earlierDecision(
  tx: Transaction,
  id: string,
): Promise<Omit<Decision, 'id' | 'revision'>> {
  const [last, before] = await tx
    .select()
    .from(projectReviews)
    .where(eq(projectReviews.projectId, id))
    .orderBy(desc(projectReviews.position))
    .limit(2);
  if (last === undefined) throw businessRule('noDecision');
  const status = last.fromStatus as Decision['status'];
  if (last.fromFinalist) return { status, finalist: true };
  if (status !== AWARDED || before === undefined) return { status };
  const { prizeId, award } = before;
  return { status, ...(prizeId === null ? award !== null && { award } : { prizeId }) };
}

/**
 * Restores the decision before the last one of several entries, as new decisions without a note. The history
 * of the team shows neither, if no notice told the team.
 */
export function undoReviews(
  db: Database,
  { entries }: Schemas['ProjectsReviewUndo'],
  caller: Caller,
): Promise<Schemas['ProjectsReviewed']> {
  return decideEach(
    db,
    entries,
    async (tx, entry) => ({ ...(await earlierDecision(tx, entry.id)), ...entry }),
    caller,
    removeUndoneStep,
  );
}
