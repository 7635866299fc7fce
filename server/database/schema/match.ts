import { bigint, boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { components } from '../../../openapi/generated/operations.ts';
import { localized, moment } from './columns.ts';
import { domains } from './reference.ts';

type Schemas = components['schemas'];

/** Editions of the competition. */
export const matches = pgTable('matches', {
  id: text('id').primaryKey(),
  year: integer('year').notNull().unique(),
  edition: integer('edition').notNull(),
  name: jsonb('name').$type<Schemas['LocalizedName']>().notNull(),
  theme: jsonb('theme').$type<Schemas['LocalizedName']>().notNull(),
  begin: moment('begin').notNull(),
  end: moment('end').notNull(),
  signUpStart: moment('sign_up_start').notNull(),
  signUpEnd: moment('sign_up_end').notNull(),
  stages: jsonb('stages').$type<Schemas['StaffMatchStage'][]>().notNull(),
  prizes: jsonb('prizes').$type<Schemas['StaffMatchPrize'][]>().notNull(),
  introduction: jsonb('introduction').$type<Schemas['LocalizedRichText']>().notNull(),
  guide: jsonb('guide').$type<Schemas['LocalizedRichText']>().notNull().default({ CN: '' }),
  /** Statement of the jury, public with the winners. */
  juryStatement: jsonb('jury_statement')
    .$type<Schemas['LocalizedRichText']>()
    .notNull()
    .default({ CN: '' }),
  bannerFileId: text('banner_file_id'),
  /** Numbers of entries and cities set by staff; null if the server counts them. */
  projects: integer('projects'),
  cities: integer('cities'),
  prizePool: bigint('prize_pool', { mode: 'number' }).notNull(),
  finance: bigint('finance', { mode: 'number' }).notNull(),
  winners: jsonb('winners').$type<Schemas['Winner'][]>().notNull().default([]),
  gallery: jsonb('gallery').$type<Schemas['StaffPicture'][]>().notNull().default([]),
  downloads: jsonb('downloads').$type<Schemas['StaffDownload'][]>().notNull().default([]),
  criteria: jsonb('criteria').$type<Schemas['StaffCriterion'][]>().notNull().default([]),
  entryRules: jsonb('entry_rules').$type<Schemas['StaffEntryRules']>().notNull().default({}),
  /** Title of the agreement; null for the default title. */
  statementTitle: jsonb('statement_title').$type<Schemas['LocalizedName']>(),
  statement: jsonb('statement').$type<Schemas['LocalizedParagraph'][]>().notNull().default([]),
  /** Null for an unpublished edition, which only staff see. */
  publishedAt: moment('published_at'),
  /** If true, entries can't be saved during the sign-up period. */
  signUpPaused: boolean('sign_up_paused').notNull().default(false),
  /** Original end of sign-up, before the first extension. */
  extendedFrom: moment('extended_from'),
});

export const highlights = pgTable('highlights', {
  id: text('id').primaryKey(),
  title: localized('title').notNull(),
  summary: localized('summary').notNull(),
  position: integer('position').notNull(),
});

export const organisations = pgTable('organisations', {
  id: text('id').primaryKey(),
  kind: text('kind').$type<Schemas['OrganisationKind']>().notNull(),
  name: localized('name').notNull(),
  logoFileId: text('logo_file_id'),
  url: text('url'),
  position: integer('position').notNull(),
});

export const stories = pgTable('stories', {
  id: text('id').primaryKey(),
  matchId: text('match_id').references(() => matches.id),
  title: localized('title').notNull(),
  company: localized('company').notNull(),
  summary: localized('summary').notNull(),
  domain: text('domain')
    .notNull()
    .references(() => domains.code),
  city: localized('city').notNull(),
  award: localized('award').notNull(),
  coverFileId: text('cover_file_id'),
  figures: jsonb('figures').$type<Schemas['StaffStoryFigure'][]>().notNull().default([]),
  position: integer('position').notNull(),
});
