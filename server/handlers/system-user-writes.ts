import { and, eq, ne, or, sql } from 'drizzle-orm';
import { businessRule } from '../contract/failure.ts';
import type { Schemas } from '../contract/types.ts';
import { brokenConstraint } from '../database/constraints.ts';
import type { Database } from '../database/open.ts';
import { users } from '../database/schema.ts';
import { normalEmail, normalPhone } from '../session/addresses.ts';

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
    ...{ firstName, lastName, chineseName, roles, permissions, adUser, userCode, remarks },
    phone: normalPhone(body.mobile),
    email: normalEmail(body.email),
    disabled: body.status === 0,
  };
}

/** The business rule that says which field of the body belongs to another account already. */
async function takenRule(db: Database, body: Schemas['SystemUserBody'], id: string) {
  const { phone, email, userCode } = columnsOf(body);
  const [other] = await db
    .select()
    .from(users)
    .where(
      and(
        ne(users.id, id),
        or(
          eq(users.phone, phone),
          eq(sql`lower(${users.email})`, email.toLowerCase()),
          userCode === null ? undefined : eq(users.userCode, userCode),
        ),
      ),
    );
  if (other?.phone === phone) return businessRule('mobileTaken');
  const code = userCode !== null && other?.userCode === userCode;
  return businessRule(code ? 'userCodeTaken' : 'emailTaken');
}

/** Runs `write`; throws the business rule when a field belongs to another account. */
export async function writing<T>(
  db: Database,
  body: Schemas['SystemUserBody'],
  id: string,
  write: () => Promise<T>,
): Promise<T> {
  checkName(body);
  try {
    return await write();
  } catch (error) {
    // The database decides, so that two calls at once can't both win.
    throw brokenConstraint(error) === 'unique' ? await takenRule(db, body, id) : error;
  }
}
