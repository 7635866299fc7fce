import { randomBytes } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Schemas, Session } from '../contract/types.ts';
import type { Database } from '../database/open.ts';
import { fileTickets } from '../database/schema.ts';
import { sessionOf, sha256, type SessionClock } from './sessions.ts';

/** How long a ticket opens files: an address that was copied is worth nothing soon (decision 0064). */
const LIFETIME_SECONDS = 300;

/** Makes a ticket that opens files for a session until it ends, five minutes at most. */
export async function createFileTicket(
  db: Database,
  { tokenHash }: Session,
  now: Date,
): Promise<Schemas['FileTicket']> {
  const ticket = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + LIFETIME_SECONDS * 1000);
  await db.delete(fileTickets).where(lt(fileTickets.expiresAt, now));
  await db.insert(fileTickets).values({ ticketHash: sha256(ticket), tokenHash, expiresAt });
  return { ticket, expiresIn: LIFETIME_SECONDS };
}

/** The session that a ticket was made for, while both hold. */
export async function findTicketSession(
  db: Database,
  ticket: string,
  clock: SessionClock,
): Promise<Session | undefined> {
  const [row] = await db
    .select({ tokenHash: fileTickets.tokenHash })
    .from(fileTickets)
    .where(and(eq(fileTickets.ticketHash, sha256(ticket)), gt(fileTickets.expiresAt, clock.now)));
  return row && sessionOf(db, row.tokenHash, clock);
}
