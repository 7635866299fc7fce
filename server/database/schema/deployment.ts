import { boolean, pgTable, text } from 'drizzle-orm/pg-core';

/** What names this database; its data folder carries the same identifier. One row at most. */
export const deployment = pgTable('deployment', {
  only: boolean('only').primaryKey().default(true),
  id: text('id').notNull(),
});
