import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { users } from './people.ts';

/** Encrypted secrets of authenticator apps; unconfirmed until `users.second_factor_at` is set. */
export const secondFactors = pgTable('second_factors', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Encrypted with a key outside the database. */
  encryptedSecret: text('sealed_secret').notNull(),
  begunAt: moment('begun_at').notNull(),
  /** Latest 30-second step since 1970 whose code was used; each code is valid once. */
  lastStep: integer('last_step').notNull().default(0),
});

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    /** SHA-256 of account and code; using the code deletes the row. */
    codeHash: text('code_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [index('recovery_codes_user').on(table.userId)],
);

/** Logins that have passed the first step. */
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
