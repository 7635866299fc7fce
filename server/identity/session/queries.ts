import { eq, and, sql, ne } from 'drizzle-orm';
import type { Transaction, Database } from '../../database/open.ts';
import type { Session } from '../../http/types.ts';
import type { Language } from '../../base/messages.ts';
import type { UserRow, Contact } from './contact-rules.ts';
import { users, sessions } from '../../database/schema.ts';
import { sessionExpired } from '../../base/failure.ts';

/**
 * The account of a session, locked, so that a verification at the same time comes before or after all of
 * this transaction. Throws where the session has ended meanwhile.
 */
export async function lockOwnAccount(
  tx: Transaction,
  { userId, tokenHash }: Session,
): Promise<UserRow> {
  const user = await lockUser(tx, userId);
  const own = and(eq(sessions.userId, userId), eq(sessions.tokenHash, tokenHash));
  if (user === undefined || (await tx.$count(sessions, own)) === 0) throw sessionExpired();
  return user;
}

/** Whether another account than `id` has the contact. */
export async function isTaken(
  db: Database,
  contact: Contact,
  value: string,
  id: string,
): Promise<boolean> {
  return (await db.$count(users, and(hasContact(contact, value), ne(users.id, id)))) > 0;
}

/** An account by its identifier; undefined where there is none. */
export async function findUser(
  db: Database | Transaction,
  id: string,
): Promise<UserRow | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  return user;
}

/** The account of a session. Throws where it is gone. */
export async function ownAccount(
  db: Database | Transaction,
  { userId }: Pick<Session, 'userId'>,
): Promise<UserRow> {
  const user = await findUser(db, userId);
  if (user === undefined) throw sessionExpired();
  return user;
}

/** An account, locked until the transaction ends; undefined where there is none. */
export async function lockUser(tx: Transaction, id: string): Promise<UserRow | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for('update');
  return user;
}

const hasContact = (contact: Contact, value: string) =>
  contact === 'phone' ? eq(users.phone, value) : eq(sql`lower(${users.email})`, value);

/** The account with a phone number or an e-mail address (in its one spelling). */
export async function userByContact(
  db: Database,
  contact: Contact,
  value: string,
): Promise<UserRow | undefined> {
  const [user] = await db.select().from(users).where(hasContact(contact, value));
  return user;
}

/** The account with a contact, locked until the transaction ends. */
export async function lockByContact(
  tx: Transaction,
  contact: Contact,
  value: string,
): Promise<UserRow | undefined> {
  const [user] = await tx.select().from(users).where(hasContact(contact, value)).for('update');
  return user;
}

/** An account, locked against changes, unless its password has changed since the row was read. */
export async function lockSamePassword(
  tx: Transaction,
  { id, passwordHash }: { id: string; passwordHash: string },
): Promise<UserRow | undefined> {
  const same = and(eq(users.id, id), eq(users.passwordHash, passwordHash));
  const [user] = await tx.select().from(users).where(same).for('share');
  return user;
}

/** Changes columns of the account of a user; returns the row. Throws where the account is gone. */
export async function changeOwnAccount(
  db: Database | Transaction,
  userId: string,
  changes: Partial<UserRow>,
): Promise<UserRow> {
  const [row] = await db.update(users).set(changes).where(eq(users.id, userId)).returning();
  if (row === undefined) throw sessionExpired();
  return row;
}

/** Stores the language that an account saw the site in last: notices are written in it. */
export async function rememberLanguage(
  db: Database,
  id: string,
  language: Language,
): Promise<void> {
  const changed = sql`${users.language} is distinct from ${language}`;
  await db
    .update(users)
    .set({ language })
    .where(and(eq(users.id, id), changed));
}
