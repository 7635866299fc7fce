import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { users } from './people.ts';

/** What is known about a stored file; its bytes lie in the data folder under `files/<id>`. */
export const files = pgTable(
  'files',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    mime: text('mime').notNull(),
    size: integer('size').notNull(),
    /** SHA-256 of the bytes, hexadecimal. */
    hash: text('hash').notNull(),
    /** Whether anybody may read it; else its owner, staff, and who may read what refers to it. */
    public: boolean('public').notNull().default(false),
    /** Who stored it; null for content of the site itself. */
    ownerId: text('owner_id').references(() => users.id),
    createDate: moment('create_date').notNull().defaultNow(),
  },
  (table) => [index('files_owner').on(table.ownerId)],
);
