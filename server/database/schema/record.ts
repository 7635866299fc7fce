import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { components } from '../../../openapi/generated/operations.ts';
import { moment } from './columns.ts';
import { users } from './people.ts';

type Schemas = components['schemas'];

/** Versions of the records that staff edit; the versions of a deleted record remain. */
export const recordVersions = pgTable(
  'record_versions',
  {
    kind: text('kind').$type<Schemas['RecordKind']>().notNull(),
    recordId: text('record_id').notNull(),
    /** Sequence number of the record's version, starting at 1. */
    number: integer('number').notNull(),
    action: text('action').$type<Schemas['RecordAction']>().notNull(),
    at: moment('at').notNull(),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Author's name at the time of the change; null for content that predates versions. */
    userName: text('user_name'),
    /** Request body that writes this version. */
    content: jsonb('content').$type<Record<string, unknown>>().notNull(),
    /** The table row of a deleted record, for restoring it. */
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

/** Unpublished changes of records; visitors see the published record. */
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
