import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Schemas } from '../../http/types.ts';
import { anyContains } from '../../database/contains-word.ts';
import { experts } from '../../database/schema.ts';
import { orderedBy, type RecordSource, type Sorted } from '../../http/record-source.ts';
import type { Database, Transaction } from '../../database/open.ts';
import { staffExpert } from './present.ts';
import { PENDING, type ExpertRow } from './rules.ts';

interface ExpertQuery extends Sorted {
  keywords?: string;
  status?: number;
}

/** Source of the staff list of submitted registrations. */
export const expertSource: RecordSource<ExpertQuery, Schemas['StaffExpert']> = {
  from: sql`${experts}`,
  id: experts.id,
  where: ({ status, keywords }) =>
    and(
      gte(experts.status, PENDING),
      status === undefined ? undefined : sql`${experts.status} = ${status}`,
      keywords === undefined
        ? undefined
        : anyContains([experts.name, experts.organisation, experts.mobile], keywords.trim()),
    ),
  order: orderedBy(
    { name: experts.name, submitDate: experts.submitDate, status: experts.status },
    '-submitDate',
    experts.id,
  ),
  read: async (db, ids) => {
    const rows = await db.select().from(experts).where(inArray(experts.id, ids));
    return rows.map(staffExpert);
  },
};

/** Returns whether a registration exists and was submitted. */
export async function isSubmitted(db: Database, id: string): Promise<boolean> {
  const submitted = and(eq(experts.id, id), gte(experts.status, PENDING));
  return (await db.$count(experts, submitted)) > 0;
}

/** Returns a registration, locked until the transaction ends. */
export async function lockExpert(tx: Transaction, id: string): Promise<ExpertRow | undefined> {
  const [row] = await tx.select().from(experts).where(eq(experts.id, id)).for('update');
  return row;
}

/** Updates columns of a registration; returns undefined if the registration doesn't exist. */
export async function changeExpert(
  tx: Transaction,
  id: string,
  changes: Partial<ExpertRow>,
): Promise<ExpertRow | undefined> {
  const [row] = await tx.update(experts).set(changes).where(eq(experts.id, id)).returning();
  return row;
}
