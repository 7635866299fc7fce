import { sql, type SQL } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { components } from '../../../openapi/generated/operations.ts';
import { moment, phoneNumber } from './columns.ts';
import { searchColumn, searchTokens, userText } from './searched-text.ts';

type Schemas = components['schemas'];

export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    /** Null if another person has verified the number. */
    phone: phoneNumber('phone').unique(),
    /** Null until the number is verified. */
    phoneVerifiedAt: moment('phone_verified_at'),
    /** Null if the address was unverified when the owner of the number took over the account. */
    email: text('email'),
    emailVerifiedAt: moment('email_verified_at'),
    /** True if staff entered the number (see `contactOutcome`). */
    phoneByStaff: boolean('phone_by_staff').notNull().default(false),
    emailByStaff: boolean('email_by_staff').notNull().default(false),
    /** PHC string of argon2id; null for users without a password. */
    passwordHash: text('password_hash'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    chineseName: text('chinese_name').notNull(),
    avatarFileId: text('avatar_file_id'),
    adUser: text('ad_user'),
    /** Staff number; null for users who registered on the site. */
    userCode: text('user_code').unique(),
    remarks: text('remarks'),
    /** Organisation that staff entered with the invitation of a judge. */
    organisation: text('organisation'),
    createDate: moment('create_date').notNull().defaultNow(),
    createBy: text('create_by'),
    updateDate: moment('update_date').notNull().defaultNow(),
    updateBy: text('update_by'),
    /** Language of notices as a BCP 47 tag, from the last login; before the first login, from registration. */
    language: text('language'),
    disabled: boolean('disabled').notNull().default(false),
    /** If true, requests fail with code 1003 until the password is reset. */
    mustResetPassword: boolean('must_reset_password').notNull().default(false),
    /** Time when two-step login was enabled; null without it. */
    secondFactorAt: moment('second_factor_at'),
    permissions: jsonb('permissions').$type<Schemas['Permission'][]>().notNull(),
    roles: jsonb('roles').$type<Schemas['Permission'][]>().notNull(),
    searchText: searchColumn((): SQL => userText(users)),
  },
  // Email addresses are unique regardless of letter case.
  (table) => [
    uniqueIndex('users_email').on(sql`lower(${table.email})`),
    index('users_staff_order').on(table.userCode, table.id),
    index('users_search')
      .using('gin', searchTokens(table.searchText))
      // Without the pending list, which would slow down searches until a vacuum merges it.
      .with({ fastupdate: false }),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token, hexadecimal; the token itself is never stored. */
    tokenHash: text('token_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Public identifier of the session; the hash must stay secret. */
    id: text('id').notNull().unique(),
    createDate: moment('create_date').notNull(),
    /** Last use, accurate to a few minutes. */
    lastDate: moment('last_date').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** Address of the login; shown only to the session's user. */
    address: text('address').notNull(),
    userAgent: text('user_agent').notNull(),
  },
  (table) => [
    index('sessions_expiry').on(table.expiresAt),
    index('sessions_user').on(table.userId),
  ],
);

export const rateLimits = pgTable('rate_limits', {
  /** SHA-256 of the limited value; the table must not reveal contacts and addresses. */
  key: text('key').primaryKey(),
  calls: integer('calls').notNull(),
  windowEnd: moment('window_end').notNull(),
});

export const verificationCodes = pgTable('verification_codes', {
  /** SHA-256 of purpose and contact; a new code replaces the previous one. */
  key: text('key').primaryKey(),
  /** SHA-256 of key and code; null once the code is used. */
  codeHash: text('code_hash'),
  tries: integer('tries').notNull(),
  sentAt: moment('sent_at').notNull(),
});
