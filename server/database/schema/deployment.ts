import { boolean, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Removal that the retention refused: time, and number of records by kind. */
export interface RefusedRemoval {
  at: string;
  records: Record<string, number>;
}

/** Identity of this database; the file store contains the same identifier. At most one row. */
export const deployment = pgTable('deployment', {
  only: boolean('only').primaryKey().default(true),
  id: text('id').notNull(),
  /** Time of the last run of the retention that removed all expired records. */
  retentionAt: moment('retention_at'),
  /** Null unless the last run refused to remove records. */
  retentionRefused: jsonb('retention_refused').$type<RefusedRemoval>(),
});
