import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { users } from './people.ts';

/** Links for setting a first password; at most one per user. */
export const invitations = pgTable('invitations', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** SHA-256 of the token, hexadecimal; the token itself is never stored. */
  tokenHash: text('token_hash').notNull().unique(),
  /** Recipient of the link; changing the account's address invalidates the link. */
  email: text('email').notNull(),
  sentAt: moment('sent_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
});
