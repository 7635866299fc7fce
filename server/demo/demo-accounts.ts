import { and, eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/open.ts';
import { users } from '../database/schema.ts';
import { verifyPassword } from '../session/passwords.ts';
import { demoLogins } from './users.ts';

/** Whether somebody gets in by a password that the README shows. */
async function isOpen(db: Database, phone: string, password: string): Promise<boolean> {
  const [user] = await db
    .select({ hash: users.passwordHash })
    .from(users)
    .where(and(eq(users.phone, phone), eq(users.disabled, false)));
  return typeof user?.hash === 'string' && (await verifyPassword(password, user.hash));
}

/** Logs one warning where demo accounts still have their public passwords. */
export async function warnOfDemoAccounts(db: Database, log: FastifyBaseLogger): Promise<void> {
  let open = 0;
  for (const { username, password } of demoLogins)
    if (password !== null && (await isOpen(db, username, password))) open += 1;
  if (open > 0)
    log.warn({ accounts: open }, 'demo accounts with public passwords: for trials only');
}
