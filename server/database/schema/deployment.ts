import { boolean, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** What the retention refused to remove. */
export interface RefusedRemoval {
  at: string;
  /** Numbers of records by their kind. */
  records: Record<string, number>;
}

/** What names this database; its data folder carries the same identifier. One row at most. */
export const deployment = pgTable('deployment', {
  only: boolean('only').primaryKey().default(true),
  id: text('id').notNull(),
  /** The last time when the retention removed everything that had expired. */
  retentionAt: moment('retention_at'),
  /** Null unless the last run of the retention refused something. */
  retentionRefused: jsonb('retention_refused').$type<RefusedRemoval>(),
});
