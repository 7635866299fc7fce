import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { components } from '../../../openapi/generated/operations.ts';
import { moment } from './columns.ts';

type Schemas = components['schemas'];

export const users = pgTable('users', {
  id: text('id').primaryKey(),
  phone: text('phone').notNull().unique(),
  email: text('email').notNull(),
  /** PHC string of argon2id; null for people who can't log in with a password. */
  passwordHash: text('password_hash'),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  chineseName: text('chinese_name').notNull(),
  avatarFileId: text('avatar_file_id'),
  disabled: boolean('disabled').notNull().default(false),
  permissions: jsonb('permissions').$type<Schemas['Permission'][]>().notNull(),
  roles: jsonb('roles').$type<Schemas['Permission'][]>().notNull(),
});

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token, hexadecimal; the token itself is never stored. */
    tokenHash: text('token_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('sessions_expiry').on(table.expiresAt)],
);

export const loginAttempts = pgTable('login_attempts', {
  /** SHA-256 of account and address, so that the table tells nobody who tried. */
  key: text('key').primaryKey(),
  attempts: integer('attempts').notNull(),
  windowEnd: moment('window_end').notNull(),
});
