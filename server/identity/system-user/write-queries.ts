import { eq, sql, type Column } from 'drizzle-orm';
import type { Schemas } from '../../http/types.ts';
import type { Database, Transaction } from '../../database/open.ts';
import { users } from '../../database/schema.ts';
import { columnsOf, requireContact } from './rules.ts';

/**
 * How far the contacts that staff save are verified. A contact that changes no longer is: it counts as
 * entered by staff if anything of the account was verified or entered by staff before. Otherwise a
 * password that a stranger set would remain valid.
 */
function verifiedColumns(body: Schemas['SystemUserBody']) {
  const { phone, email } = columnsOf(body);
  const { phoneVerifiedAt, emailVerifiedAt, phoneByStaff, emailByStaff } = users;
  const known = sql`(coalesce(${phoneVerifiedAt}, ${emailVerifiedAt}) is not null or ${phoneByStaff} or ${emailByStaff} or ${users.passwordHash} is null)`;
  const same = (column: Column, value: string | null) =>
    sql`${column} is not distinct from ${value === null ? null : sql.param(value, column)}`;
  const verifiedAt = (column: Column, value: string | null, at: Column) =>
    sql`case when ${same(column, value)} then ${at} end`;
  const byStaff = (column: Column, value: string | null, before: Column) =>
    sql`case when ${same(column, value)} then ${before} else ${known} end`;
  return {
    phoneVerifiedAt: verifiedAt(users.phone, phone, phoneVerifiedAt),
    emailVerifiedAt: verifiedAt(users.email, email, emailVerifiedAt),
    phoneByStaff: byStaff(users.phone, phone, phoneByStaff),
    emailByStaff: byStaff(users.email, email, emailByStaff),
  };
}

/**
 * Adds an account; throws the business rule that it breaks.
 * @returns the record, alone in its list
 */
export async function insertUser(
  db: Database | Transaction,
  body: Schemas['SystemUserBody'],
  { id, userId, now }: { id: string; userId: string; now: Date },
): Promise<(typeof users.$inferSelect)[]> {
  requireContact(body);
  const stamp = { createDate: now, createBy: userId, updateDate: now, updateBy: userId };
  return await db
    .insert(users)
    .values({ id, ...columnsOf(body), phoneByStaff: true, emailByStaff: true, ...stamp })
    .returning();
}

/** Writes the body of an account in place of the stored one; undefined if there is none. */
export async function replaceUser(
  tx: Transaction,
  body: Schemas['SystemUserBody'] & { id: string },
  stamp: { updateDate: Date; updateBy: string },
): Promise<typeof users.$inferSelect | undefined> {
  const [row] = await tx
    .update(users)
    .set({ ...columnsOf(body), ...verifiedColumns(body), ...stamp })
    .where(eq(users.id, body.id))
    .returning();
  return row;
}
