import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { components } from '../../openapi/generated/operations.ts';

type Schemas = components['schemas'];

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

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

export const matches = pgTable('matches', {
  id: text('id').primaryKey(),
  year: integer('year').notNull().unique(),
  edition: integer('edition').notNull(),
  name: text('name').notNull(),
  theme: text('theme').notNull(),
  begin: moment('begin').notNull(),
  end: moment('end').notNull(),
  signUpStart: moment('sign_up_start').notNull(),
  signUpEnd: moment('sign_up_end').notNull(),
  stages: jsonb('stages').$type<Schemas['MatchStage'][]>().notNull(),
  prizes: jsonb('prizes').$type<Schemas['MatchPrize'][]>().notNull(),
  introduction: text('introduction').notNull(),
  bannerFileId: text('banner_file_id'),
  projects: integer('projects').notNull(),
  cities: integer('cities').notNull(),
  prizePool: bigint('prize_pool', { mode: 'number' }).notNull(),
  finance: bigint('finance', { mode: 'number' }).notNull(),
});

export const highlights = pgTable('highlights', {
  id: text('id').primaryKey(),
  title: text('title').notNull(),
  summary: text('summary').notNull(),
  position: integer('position').notNull(),
});

export const news = pgTable(
  'news',
  {
    id: text('id').primaryKey(),
    kind: text('kind').$type<Schemas['NewsKind']>().notNull(),
    matchId: text('match_id').references(() => matches.id),
    title: text('title').notNull(),
    source: text('source').notNull(),
    publishDate: moment('publish_date').notNull(),
    coverFileId: text('cover_file_id'),
    videoFileId: text('video_file_id'),
    summary: text('summary').notNull(),
    content: text('content').notNull(),
    browseNumber: integer('browse_number').notNull().default(0),
    published: boolean('published').notNull().default(true),
  },
  (table) => [
    // Without NULLS FIRST the index doesn't serve ORDER BY … DESC.
    index('news_newest').on(
      table.kind,
      table.publishDate.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
  ],
);

export const activities = pgTable(
  'activities',
  {
    id: text('id').primaryKey(),
    matchId: text('match_id').references(() => matches.id),
    kind: text('kind').$type<Schemas['ActivityKind']>().notNull(),
    title: text('title').notNull(),
    coverFileId: text('cover_file_id'),
    start: moment('start').notNull(),
    end: moment('end').notNull(),
    signUpStart: moment('sign_up_start').notNull(),
    signUpEnd: moment('sign_up_end').notNull(),
    city: text('city').notNull(),
    address: text('address').notNull(),
    capacity: integer('capacity').notNull(),
    /** Seats taken; changed only together with a row of `activity_sign_ups`. */
    signedUp: integer('signed_up').notNull().default(0),
    browseNumber: integer('browse_number').notNull().default(0),
    description: text('description').notNull(),
    contactName: text('contact_name').notNull(),
    contactPhone: text('contact_phone').notNull(),
    published: boolean('published').notNull().default(true),
  },
  (table) => [index('activities_end').on(table.end)],
);

export const activitySignUps = pgTable(
  'activity_sign_ups',
  {
    activityId: text('activity_id').notNull(),
    userId: text('user_id').notNull(),
    status: text('status').$type<'signedUp' | 'cancelled' | 'signedIn'>().notNull(),
    signedUpAt: moment('signed_up_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.activityId, table.userId] }),
    foreignKey({ columns: [table.activityId], foreignColumns: [activities.id] }),
    foreignKey({ columns: [table.userId], foreignColumns: [users.id] }),
    index('activity_sign_ups_user').on(table.userId),
  ],
);

export const organisations = pgTable('organisations', {
  id: text('id').primaryKey(),
  kind: text('kind').$type<Schemas['OrganisationKind']>().notNull(),
  name: text('name').notNull(),
  logoFileId: text('logo_file_id'),
  url: text('url'),
  position: integer('position').notNull(),
});

export const companies = pgTable('companies', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  contacts: jsonb('contacts').$type<Schemas['Contact'][]>().notNull(),
  position: integer('position').notNull(),
});

export const links = pgTable('links', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  url: text('url').notNull(),
  img: text('img'),
  position: integer('position').notNull(),
});

export const configs = pgTable('configs', {
  key: text('key').primaryKey(),
  content: text('content').notNull(),
});

export const menuItems = pgTable('menu_items', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  path: text('path'),
  routerName: text('router_name').notNull(),
  position: integer('position').notNull(),
});

export const stories = pgTable('stories', {
  id: text('id').primaryKey(),
  matchId: text('match_id').references(() => matches.id),
  title: text('title').notNull(),
  company: text('company').notNull(),
  summary: text('summary').notNull(),
  domain: text('domain').notNull(),
  city: text('city').notNull(),
  award: text('award').notNull(),
  coverFileId: text('cover_file_id'),
  position: integer('position').notNull(),
});

/** What is known about a stored file; its bytes lie in the data folder under `files/<id>`. */
export const files = pgTable('files', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  mime: text('mime').notNull(),
  size: integer('size').notNull(),
  /** SHA-256 of the bytes, hexadecimal. */
  hash: text('hash').notNull(),
  public: boolean('public').notNull().default(false),
});
