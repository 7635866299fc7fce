import { eq, sql, type Column } from 'drizzle-orm';
import type { Schemas } from '../../http/types.ts';
import type { Database, Transaction } from '../../database/open.ts';
import { users } from '../../database/schema.ts';
import { columnsOf, requireContact } from './rules.ts';

/**
 * Returns the verification columns for contacts that staff save. A changed contact is unverified. It counts
 * as entered by staff only if the account has no password, or had a contact that was verified or entered by
 * staff: otherwise a password that another person set would stay valid.
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

/** Inserts an account; returns its row as a list. Throws a business rule for a body without a contact. */
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

/** Overwrites an account with a request body; returns undefined if it doesn't exist. */
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
