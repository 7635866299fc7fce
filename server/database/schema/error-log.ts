import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Errors reported by browsers. */
export const errorLog = pgTable(
  'error_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    type: text('type').notNull(),
    code: integer('code').notNull(),
    text: text('text').notNull(),
    url: text('url').notNull(),
    stack: text('stack'),
    time: moment('time').notNull(),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [index('error_log_received').on(table.receivedAt)],
);
