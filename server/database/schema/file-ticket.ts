import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { sessions } from './people.ts';

/**
 * Short-lived tickets that replace a session's token: they open files by URL, or the scoring system for
 * judges.
 */
export const fileTickets = pgTable(
  'file_tickets',
  {
    /** SHA-256 of the ticket, hexadecimal; the ticket itself is never stored. */
    ticketHash: text('ticket_hash').primaryKey(),
    /** Session of the ticket; the ticket ends with the session. */
    tokenHash: text('token_hash')
      .notNull()
      .references(() => sessions.tokenHash, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
    purpose: text('purpose', { enum: ['files', 'judging'] })
      .notNull()
      .default('files'),
  },
  (table) => [
    index('file_tickets_expiry').on(table.expiresAt),
    index('file_tickets_session').on(table.tokenHash),
  ],
);
