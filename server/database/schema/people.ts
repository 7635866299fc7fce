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
    /** Null where it turned out to be somebody else's. */
    phone: phoneNumber('phone').unique(),
    /** When somebody verified the number; null while it was only named. */
    phoneVerifiedAt: moment('phone_verified_at'),
    /** Null where it was named before somebody verified the number. */
    email: text('email'),
    emailVerifiedAt: moment('email_verified_at'),
    /** Staff entered the number, and no code has verified it: see `contactOutcome`. */
    phoneByStaff: boolean('phone_by_staff').notNull().default(false),
    emailByStaff: boolean('email_by_staff').notNull().default(false),
    /** PHC string of argon2id; null for people who can't log in with a password. */
    passwordHash: text('password_hash'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    chineseName: text('chinese_name').notNull(),
    avatarFileId: text('avatar_file_id'),
    /** Name in the company directory. */
    adUser: text('ad_user'),
    /** Staff number; null for who registered on the site. */
    userCode: text('user_code').unique(),
    remarks: text('remarks'),
    createDate: moment('create_date').notNull().defaultNow(),
    createBy: text('create_by'),
    updateDate: moment('update_date').notNull().defaultNow(),
    updateBy: text('update_by'),
    /** BCP 47 tag that notices are written in: of the last login, else of the registration. */
    language: text('language'),
    disabled: boolean('disabled').notNull().default(false),
    /** Answered with code 1003 until the password is reset. */
    mustResetPassword: boolean('must_reset_password').notNull().default(false),
    /** Since when the login has two steps; null where it has one. */
    secondFactorAt: moment('second_factor_at'),
    permissions: jsonb('permissions').$type<Schemas['Permission'][]>().notNull(),
    roles: jsonb('roles').$type<Schemas['Permission'][]>().notNull(),
    searchText: searchColumn((): SQL => userText(users)),
  },
  // Letter case of an address doesn't make another account.
  (table) => [
    uniqueIndex('users_email').on(sql`lower(${table.email})`),
    index('users_staff_order').on(table.userCode, table.id),
    index('users_search')
      .using('gin', searchTokens(table.searchText))
      // What is written is found at once by the index: nothing else would merge a list of what came.
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
    /** What users name it by: the hash is a secret too. */
    id: text('id').notNull().unique(),
    createDate: moment('create_date').notNull(),
    /** When it was used last, to within some minutes. */
    lastDate: moment('last_date').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** Where it began; for its user's eyes only. */
    address: text('address').notNull(),
    userAgent: text('user_agent').notNull(),
  },
  (table) => [
    index('sessions_expiry').on(table.expiresAt),
    index('sessions_user').on(table.userId),
  ],
);

export const rateLimits = pgTable('rate_limits', {
  /** SHA-256 of what is counted, so that the table reveals to nobody who called. */
  key: text('key').primaryKey(),
  calls: integer('calls').notNull(),
  windowEnd: moment('window_end').notNull(),
});

export const verificationCodes = pgTable('verification_codes', {
  /** SHA-256 of purpose and address: at most one code for each. */
  key: text('key').primaryKey(),
  /** SHA-256 of key and code; null once it is used up. */
  codeHash: text('code_hash'),
  tries: integer('tries').notNull(),
  sentAt: moment('sent_at').notNull(),
});
