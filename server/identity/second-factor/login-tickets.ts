import { randomBytes } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { businessRule } from '../../base/failure.ts';
import type { Database, Transaction } from '../../database/open.ts';
import { loginTickets } from '../../database/schema.ts';
import { sha256 } from '../session/sessions.ts';

const LIFETIME_MILLISECONDS = 5 * 60_000;
const MAX_ATTEMPTS = 5;

/** Issues a ticket for the second step of a login after the first one succeeded. */
export async function issueLoginTicket(
  tx: Transaction,
  userId: string,
  now: Date,
): Promise<string> {
  const ticket = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + LIFETIME_MILLISECONDS);
  await tx.delete(loginTickets).where(lt(loginTickets.expiresAt, now));
  await tx.insert(loginTickets).values({ ticketHash: sha256(ticket), userId, expiresAt });
  return ticket;
}

/**
 * Counts an attempt with a ticket; returns the user id. Throws a business rule if the ticket is unknown or
 * expired, or has no attempts left.
 */
export async function tryLoginTicket(db: Database, ticket: string, now: Date): Promise<string> {
  const [row] = await db
    .update(loginTickets)
    .set({ tries: sql`${loginTickets.tries} + 1` })
    .where(
      and(
        eq(loginTickets.ticketHash, sha256(ticket)),
        lt(loginTickets.tries, MAX_ATTEMPTS),
        gt(loginTickets.expiresAt, now),
      ),
    )
    .returning();
  if (row === undefined) throw businessRule('loginTicketOver');
  return row.userId;
}

/** Deletes a ticket; throws a business rule if it was used, or deleted with the user's sessions. */
export async function consumeLoginTicket(tx: Transaction, ticket: string): Promise<void> {
  const used = await tx
    .delete(loginTickets)
    .where(eq(loginTickets.ticketHash, sha256(ticket)))
    .returning({ userId: loginTickets.userId });
  if (used.length === 0) throw businessRule('loginTicketOver');
}
