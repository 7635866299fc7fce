import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { localized, moment } from './columns.ts';
import { users } from './people.ts';

/** Metadata of stored files; the file store contains the bytes. */
export const files = pgTable(
  'files',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    mime: text('mime').notNull(),
    size: integer('size').notNull(),
    /** SHA-256 of the bytes, hexadecimal. */
    hash: text('hash').notNull(),
    /**
     * True for files that staff added to the library or to a record; public while published content shows
     * them.
     */
    public: boolean('public').notNull().default(false),
    /** Null for files of the site and of closed accounts. */
    ownerId: text('owner_id').references(() => users.id),
    createDate: moment('create_date').notNull().defaultNow(),
    /** Original picture of a scaled copy. No foreign key, because a restore writes rows in any order. */
    copyOf: text('copy_of'),
    /** Time when the scaled copies of a picture were made or found impossible; null before. */
    copiedAt: moment('copied_at'),
  },
  (table) => [index('files_owner').on(table.ownerId), index('files_copies').on(table.copyOf)],
);

/**
 * References of records to files. Triggers on the tables in `file_use_sources()` write them together with
 * the record. The foreign key prevents deleting a referenced file.
 */
export const fileUses = pgTable(
  'file_uses',
  {
    source: text('source').notNull(),
    /** Primary key of the record; several columns are joined with slashes. */
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

/** Removed rows of `files`; their bytes are in the store's folder of removed files. */
export const removedFiles = pgTable('removed_files', {
  id: text('id').primaryKey(),
  row: jsonb('row').$type<Record<string, unknown>>().notNull(),
  removedAt: moment('removed_at').notNull(),
});

/** Descriptions of the library's pictures and videos. */
export const mediaTexts = pgTable('media_texts', {
  fileId: text('file_id')
    .primaryKey()
    .references(() => files.id, { onDelete: 'cascade' }),
  alt: localized('alt').notNull(),
});
