import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { localized, moment } from './columns.ts';
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
    /** Whether staff put it into the library or a record of theirs; everyone reads it while published content shows it. */
    public: boolean('public').notNull().default(false),
    /** Who stored it; null for content of the site itself. */
    ownerId: text('owner_id').references(() => users.id),
    createDate: moment('create_date').notNull().defaultNow(),
    /** Of a smaller copy that the server made of a picture: the picture. No foreign key: a backup is restored in any order. */
    copyOf: text('copy_of'),
    /** When the server made the smaller copies of a picture, or found that it can't; null before. */
    copiedAt: moment('copied_at'),
  },
  (table) => [index('files_owner').on(table.ownerId), index('files_copies').on(table.copyOf)],
);

/**
 * Which record names which file. Triggers of the tables in `file_use_sources()` write it, so a record
 * can't be stored without it. The foreign key keeps the file of a record from being deleted.
 */
export const fileUses = pgTable(
  'file_uses',
  {
    /** The table of the record. */
    source: text('source').notNull(),
    /** The primary key of the record; several columns are joined by slashes. */
    recordKey: text('record_key').notNull(),
    fileId: text('file_id')
      .notNull()
      .references(() => files.id),
  },
  (table) => [
    primaryKey({ columns: [table.source, table.recordKey, table.fileId] }),
    index('file_uses_file').on(table.fileId),
  ],
);

/** Rows of `files` that were removed; their bytes are in the store's folder of removed files. */
export const removedFiles = pgTable('removed_files', {
  id: text('id').primaryKey(),
  row: jsonb('row').$type<Record<string, unknown>>().notNull(),
  removedAt: moment('removed_at').notNull(),
});

/** What a picture or a video of the library shows, in words. */
export const mediaTexts = pgTable('media_texts', {
  fileId: text('file_id')
    .primaryKey()
    .references(() => files.id, { onDelete: 'cascade' }),
  alt: localized('alt').notNull(),
});
