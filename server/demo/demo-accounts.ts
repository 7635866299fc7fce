import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { users } from '../database/schema.ts';
import { verifyPassword } from '../identity/session/passwords.ts';
import { demoLogins } from './users.ts';

/** Counts the enabled demo accounts that still have their published passwords. */
export async function countOpenDemoAccounts(db: Database): Promise<number> {
  const phones = demoLogins.map(({ username }) => username);
  const rows = await db
    .select({ phone: users.phone, hash: users.passwordHash })
    .from(users)
    .where(and(inArray(users.phone, phones), eq(users.disabled, false)));
  const open = await Promise.all(
    rows.map(async ({ phone, hash }) => {
      const password = demoLogins.find(({ username }) => username === phone)?.password ?? '';
      return hash !== null && (await verifyPassword(password, hash));
    }),
  );
  return open.filter(Boolean).length;
}
