import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';

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
