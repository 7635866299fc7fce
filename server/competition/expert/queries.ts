import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/open.ts';
import { experts } from '../../database/schema.ts';
import type { ExpertRow } from './rules.ts';

export async function ownExpert(
  db: Database | Transaction,
  userId: string,
): Promise<ExpertRow | undefined> {
  const [row] = await db.select().from(experts).where(eq(experts.userId, userId));
  return row;
}

/** Returns an account's registration, locked until the transaction ends. */
export async function lockOwnExpert(
  tx: Transaction,
  userId: string,
): Promise<ExpertRow | undefined> {
  const [row] = await tx.select().from(experts).where(eq(experts.userId, userId)).for('update');
  return row;
}

/** Inserts a registration; returns undefined if the account has one. */
export async function insertExpert(
  tx: Transaction,
  values: typeof experts.$inferInsert,
): Promise<ExpertRow | undefined> {
  const [row] = await tx.insert(experts).values(values).onConflictDoNothing().returning();
  return row;
}

/** Updates an account's registration; returns undefined if the account has none. */
export async function changeOwnExpert(
  tx: Transaction,
  userId: string,
  changes: Partial<ExpertRow>,
): Promise<ExpertRow | undefined> {
  const [row] = await tx.update(experts).set(changes).where(eq(experts.userId, userId)).returning();
  return row;
}
