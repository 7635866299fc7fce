import { and, notLike, sql } from 'drizzle-orm';
import { normalPhone } from '../contract/normal-forms.ts';
import type { Database } from './open.ts';
import { users } from './schema.ts';

/** Numbers that are not stored in E.164. */
const otherSpelling = notLike(sql`${users.phone}`, '+%');

/** Gives an account its number in E.164, unless another account has it; says whether it did. */
async function rewrite(db: Database, id: string, phone: string): Promise<boolean> {
  const stored = sql.param(phone, users.phone);
  const rows = await db
    .update(users)
    .set({ phone })
    .where(
      and(
        sql`${users.id} = ${id}`,
        sql`not exists (select from ${users} other where other.phone = ${stored})`,
      ),
    )
    .returning({ id: users.id });
  return rows.length > 0;
}

/**
 * Rewrites the numbers of accounts from before decision 0131 in E.164. A number that no country has stays; so
 * does one whose E.164 form another account has: it still logs in by its e-mail address.
 * @returns how many accounts keep another spelling of a number that another account has
 */
export async function unifyPhones(db: Database): Promise<number> {
  const mainland = sql`${users.phone} ~ '^1[3-9][0-9]{9}$'`;
  await db.execute(sql`
    update ${users} set phone = '+86' || phone
    where ${mainland} and not exists (select from ${users} other where other.phone = '+86' || users.phone)`);
  const rows = await db
    .select({ id: users.id, phone: users.phone })
    .from(users)
    .where(otherSpelling);
  let conflicts = 0;
  for (const { id, phone } of rows) {
    const normal = normalPhone(phone ?? '');
    if (normal !== phone && !(await rewrite(db, id, normal))) conflicts += 1;
  }
  return conflicts;
}
