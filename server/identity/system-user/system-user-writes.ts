import { sql, type Column } from 'drizzle-orm';
import { businessRule } from '../../base/failure.ts';
import { revisionOf } from '../../http/revision.ts';
import type { Schemas } from '../../http/types.ts';
import type { Database, Transaction } from '../../database/open.ts';
import { users } from '../../database/schema.ts';
import { normalEmail } from '../../http/normal-forms.ts';

type Names = Schemas['SystemUserName'];

/** Throws the business rule against a user whom nothing names. */
export function checkName({ firstName, lastName, chineseName }: Names): void {
  if (`${firstName}${lastName}${chineseName}`.trim() === '') throw businessRule('nameMissing');
}

/** The columns that a body of staff fills; what is absent is emptied. */
export function columnsOf(body: Schemas['SystemUserBody']) {
  const { firstName, lastName, chineseName, roles, permissions } = body;
  const { adUser = null, userCode = null, remarks = null } = body;
  return {
    firstName,
    lastName,
    chineseName,
    roles,
    permissions,
    adUser,
    userCode,
    remarks,
    phone: body.mobile ?? null,
    email: body.email === undefined ? null : normalEmail(body.email),
    disabled: body.status === 0,
  };
}

/** The revision of an account: everything that `updateSystemUser` writes, and nothing else. */
export function userRevision(row: typeof users.$inferSelect): string {
  const { firstName, lastName, chineseName, adUser, userCode, remarks } = row;
  const { phone, email, disabled } = row;
  // A role that gets another name is the same role.
  const [roles, permissions] = [row.roles, row.permissions].map((held) => held.map(({ id }) => id));
  const names = { firstName, lastName, chineseName, adUser, userCode, remarks };
  return revisionOf({ ...names, phone, email, disabled, roles, permissions });
}

/**
 * How far the contacts that staff save are verified. A contact that changes no longer is: it counts as
 * entered by staff if anything of the account was verified or entered by staff before. Otherwise a
 * password that a stranger set would remain valid.
 */
export function verifiedColumns(body: Schemas['SystemUserBody']) {
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

/** Throws the business rule against a user without a phone number and an e-mail address. */
export function requireContact({ mobile, email }: Schemas['SystemUserBody']): void {
  if (mobile === undefined && email === undefined) throw businessRule('contactMissing');
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
