import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { users } from './people.ts';

/** Secrets of the apps that show codes; one that waits to be confirmed too (`users.second_factor_at`). */
export const secondFactors = pgTable('second_factors', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Sealed with a key that the database doesn't hold. */
  sealedSecret: text('sealed_secret').notNull(),
  begunAt: moment('begun_at').notNull(),
  /** The last 30 seconds, counted from 1970, whose code was used: no code counts twice. */
  lastStep: integer('last_step').notNull().default(0),
});

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    /** SHA-256 of account and code; the row goes when the code is used. */
    codeHash: text('code_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [index('recovery_codes_user').on(table.userId)],
);

/** Logins whose first step is done. */
export const loginTickets = pgTable(
  'login_tickets',
  {
    /** SHA-256 of the ticket; the ticket itself is never stored. */
    ticketHash: text('ticket_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tries: integer('tries').notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('login_tickets_user').on(table.userId)],
);
