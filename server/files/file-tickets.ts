import { randomBytes } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import { hasPermission, JUDGE } from '../http/access.ts';
import type { Schemas, Session } from '../http/types.ts';
import type { Database } from '../database/open.ts';
import { fileTickets } from '../database/schema.ts';
import { JUDGING_PREFIX } from '../http/judging-token.ts';
import { sessionOf, sha256, type SessionClock } from '../identity/session/sessions.ts';

/** Lifetime of a ticket; short, so that a copied URL expires soon (decision 0154). */
const LIFETIME_SECONDS = 300;

type Purpose = (typeof fileTickets.$inferSelect)['purpose'];

/** Stores a ticket of a session, and deletes expired tickets. */
async function issue(
  db: Database,
  { tokenHash }: Session,
  { ticket, purpose, now }: { ticket: string; purpose: Purpose; now: Date },
): Promise<void> {
  const expiresAt = new Date(now.getTime() + LIFETIME_SECONDS * 1000);
  await db.delete(fileTickets).where(lt(fileTickets.expiresAt, now));
  await db
    .insert(fileTickets)
    .values({ ticketHash: sha256(ticket), tokenHash, expiresAt, purpose });
}

/** Creates a ticket for downloading files, valid for five minutes or until the session ends. */
export async function createFileTicket(
  db: Database,
  session: Session,
  now: Date,
): Promise<Schemas['FileTicket']> {
  const ticket = randomBytes(32).toString('base64url');
  await issue(db, session, { ticket, purpose: 'files', now });
  return { ticket, expiresIn: LIFETIME_SECONDS };
}

/**
 * Creates a token for the operations for judges only, valid for five minutes or until the session ends.
 */
export async function createJudgingToken(
  db: Database,
  session: Session,
  now: Date,
): Promise<Schemas['JudgingToken']> {
  const token = JUDGING_PREFIX + randomBytes(32).toString('base64url');
  await issue(db, session, { ticket: token, purpose: 'judging', now });
  return { token, expiresIn: LIFETIME_SECONDS };
}

/** Returns the session of a ticket; undefined if the ticket or the session has expired. */
export async function findTicketSession(
  db: Database,
  ticket: string,
  clock: SessionClock,
  purpose: Purpose = 'files',
): Promise<Session | undefined> {
  const [row] = await db
    .select({ tokenHash: fileTickets.tokenHash })
    .from(fileTickets)
    .where(
      and(
        eq(fileTickets.ticketHash, sha256(ticket)),
        eq(fileTickets.purpose, purpose),
        gt(fileTickets.expiresAt, clock.now),
      ),
    );
  return row && sessionOf(db, row.tokenHash, clock);
}

/** Returns the session of a judging token, reduced to the permission to judge. */
export async function findJudgingSession(
  db: Database,
  token: string,
  clock: SessionClock,
): Promise<Session | undefined> {
  const session = await findTicketSession(db, token, clock, 'judging');
  if (session === undefined || !hasPermission(session, JUDGE)) return undefined;
  return { ...session, permissions: [{ id: JUDGE, name: JUDGE }], roles: [], judgingOnly: true };
}
