import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/open.ts';
import { invitations, users } from '../../database/schema.ts';
import type { UserRow } from '../session/contact-rules.ts';

export type InvitationRow = typeof invitations.$inferSelect;

/** Returns the invitations of users by user id. */
export async function invitationsOf(
  db: Database | Transaction,
  userIds: string[],
): Promise<ReadonlyMap<string, InvitationRow>> {
  if (userIds.length === 0) return new Map();
  const rows = await db.select().from(invitations).where(inArray(invitations.userId, userIds));
  return new Map(rows.map((row) => [row.userId, row]));
}

/** Stores a user's invitation; replaces an earlier one. */
export async function writeInvitation(
  db: Database,
  { userId, ...sent }: InvitationRow,
): Promise<void> {
  await db
    .insert(invitations)
    .values({ userId, ...sent })
    .onConflictDoUpdate({ target: invitations.userId, set: sent });
}

/** Removes an invitation that was not sent. */
export async function removeInvitation(db: Database, tokenHash: string): Promise<void> {
  await db.delete(invitations).where(eq(invitations.tokenHash, tokenHash));
}

/** Removes and returns the invitation of a token, unless it has expired. */
export async function consumeInvitation(
  tx: Transaction,
  tokenHash: string,
  now: Date,
): Promise<InvitationRow | undefined> {
  const [sent] = await tx
    .delete(invitations)
    .where(and(eq(invitations.tokenHash, tokenHash), gt(invitations.expiresAt, now)))
    .returning();
  return sent;
}

/** Updates columns of an account whose user has accepted an invitation. */
export async function changeInvited(
  tx: Transaction,
  id: string,
  changes: Partial<UserRow>,
): Promise<void> {
  await tx.update(users).set(changes).where(eq(users.id, id));
}
