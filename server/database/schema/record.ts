import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { components } from '../../../openapi/generated/operations.ts';
import { moment } from './columns.ts';
import { users } from './people.ts';

type Schemas = components['schemas'];

/** What staff wrote, version by version; a deleted record is its newest version. */
export const recordVersions = pgTable(
  'record_versions',
  {
    kind: text('kind').$type<Schemas['RecordKind']>().notNull(),
    recordId: text('record_id').notNull(),
    /** From 1, without gaps as long as none are removed for their age. */
    number: integer('number').notNull(),
    action: text('action').$type<Schemas['RecordAction']>().notNull(),
    at: moment('at').notNull(),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** As it was then; null for what was there before. */
    userName: text('user_name'),
    /** The record as the write of its kind takes it. */
    content: jsonb('content').$type<Record<string, unknown>>().notNull(),
    /** Of a deleted record: its row, for when it is restored. */
    row: jsonb('row').$type<Record<string, unknown>>(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.recordId, table.number] }),
    index('record_versions_user').on(table.userId),
    index('record_versions_deleted')
      .on(table.kind, table.at)
      .where(sql`${table.action} = 'deleted'`),
  ],
);

/** Changes that are not published yet, beside the record that visitors see. */
export const recordDrafts = pgTable(
  'record_drafts',
  {
    kind: text('kind').$type<Schemas['RecordKind']>().notNull(),
    recordId: text('record_id').notNull(),
    content: jsonb('content').$type<Record<string, unknown>>().notNull(),
    at: moment('at').notNull(),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    userName: text('user_name').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.recordId] }),
    index('record_drafts_user').on(table.userId),
  ],
);
