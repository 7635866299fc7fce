import { and, eq, ne, or, sql, type Column } from 'drizzle-orm';
import { businessRule } from '../../base/failure.ts';
import { revisionOf } from '../../http/revision.ts';
import type { Schemas } from '../../http/types.ts';
import { brokenConstraint } from '../../database/constraints.ts';
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

/** The business rule that says which field of the body belongs to another account already. */
async function takenRule(db: Database | Transaction, body: Schemas['SystemUserBody'], id: string) {
  const { phone, email, userCode } = columnsOf(body);
  const [other] = await db
    .select()
    .from(users)
    .where(
      and(
        ne(users.id, id),
        or(
          phone === null ? undefined : eq(users.phone, phone),
          email === null ? undefined : eq(sql`lower(${users.email})`, email),
          userCode === null ? undefined : eq(users.userCode, userCode),
        ),
      ),
    );
  if (phone !== null && other?.phone === phone) return businessRule('mobileTaken');
  const code = userCode !== null && other?.userCode === userCode;
  return businessRule(code ? 'userCodeTaken' : 'emailTaken');
}

/** Runs `write`; throws the business rule when a field belongs to another account. */
export async function writing<T>(
  db: Database | Transaction,
  body: Schemas['SystemUserBody'],
  id: string,
  write: () => Promise<T>,
): Promise<T> {
  if (body.mobile === undefined && body.email === undefined) throw businessRule('contactMissing');
  try {
    return await write();
  } catch (error) {
    // The database decides, so that two calls at once can't both win.
    throw brokenConstraint(error) === 'unique' ? await takenRule(db, body, id) : error;
  }
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
  const stamp = { createDate: now, createBy: userId, updateDate: now, updateBy: userId };
  // In a transaction of its own: what fails leaves the one around it to continue.
  return await writing(db, body, id, () =>
    db.transaction((tx) =>
      tx
        .insert(users)
        .values({ id, ...columnsOf(body), phoneByStaff: true, emailByStaff: true, ...stamp })
        .returning(),
    ),
  );
}
