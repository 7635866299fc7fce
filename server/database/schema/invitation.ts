import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { users } from './people.ts';

/** The last link to set a first password that was sent to a user; at most one each. */
export const invitations = pgTable('invitations', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** SHA-256 of the token, hexadecimal; the token itself is never stored. */
  tokenHash: text('token_hash').notNull().unique(),
  /** The address that the link was sent to: another one of the account voids it. */
  email: text('email').notNull(),
  sentAt: moment('sent_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
});
