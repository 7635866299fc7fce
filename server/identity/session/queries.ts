import { eq, and, sql, ne } from 'drizzle-orm';
import type { Transaction, Database } from '../../database/open.ts';
import type { Session } from '../../http/types.ts';
import type { Language } from '../../base/messages.ts';
import type { UserRow, Contact } from './contact-rules.ts';
import { users, sessions } from '../../database/schema.ts';
import { sessionExpired } from '../../base/failure.ts';

/**
 * Locks and returns the account of a session, so that a concurrent verification runs before or after this
 * transaction. Throws HTTP 401 if the session has ended.
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

/** Returns whether an account other than `id` has the contact. */
export async function isTaken(
  db: Database,
  contact: Contact,
  value: string,
  id: string,
): Promise<boolean> {
  return (await db.$count(users, and(hasContact(contact, value), ne(users.id, id)))) > 0;
}

export async function findUser(
  db: Database | Transaction,
  id: string,
): Promise<UserRow | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  return user;
}

/** Returns the account of a session. Throws HTTP 401 if it was deleted. */
export async function ownAccount(
  db: Database | Transaction,
  { userId }: Pick<Session, 'userId'>,
): Promise<UserRow> {
  const user = await findUser(db, userId);
  if (user === undefined) throw sessionExpired();
  return user;
}

/** Returns an account, locked until the transaction ends. */
export async function lockUser(tx: Transaction, id: string): Promise<UserRow | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for('update');
  return user;
}

const hasContact = (contact: Contact, value: string) =>
  contact === 'phone' ? eq(users.phone, value) : eq(sql`lower(${users.email})`, value);

/** Returns the account with a normalized phone number or email address. */
export async function userByContact(
  db: Database,
  contact: Contact,
  value: string,
): Promise<UserRow | undefined> {
  const [user] = await db.select().from(users).where(hasContact(contact, value));
  return user;
}

/** Returns the account with a contact, locked until the transaction ends. */
export async function lockByContact(
  tx: Transaction,
  contact: Contact,
  value: string,
): Promise<UserRow | undefined> {
  const [user] = await tx.select().from(users).where(hasContact(contact, value)).for('update');
  return user;
}

/** Locks an account against changes; returns undefined if its password hash is no longer `passwordHash`. */
export async function lockSamePassword(
  tx: Transaction,
  { id, passwordHash }: { id: string; passwordHash: string },
): Promise<UserRow | undefined> {
  const same = and(eq(users.id, id), eq(users.passwordHash, passwordHash));
  const [user] = await tx.select().from(users).where(same).for('share');
  return user;
}

/** Updates columns of an account; returns the row. Throws HTTP 401 if the account was deleted. */
export async function changeOwnAccount(
  db: Database | Transaction,
  userId: string,
  changes: Partial<UserRow>,
): Promise<UserRow> {
  const [row] = await db.update(users).set(changes).where(eq(users.id, userId)).returning();
  if (row === undefined) throw sessionExpired();
  return row;
}

/** Stores the language of a user's last login, for notices. */
export async function storeLanguage(db: Database, id: string, language: Language): Promise<void> {
  const changed = sql`${users.language} is distinct from ${language}`;
  await db
    .update(users)
    .set({ language })
    .where(and(eq(users.id, id), changed));
}
