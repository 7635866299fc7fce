import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { components } from '../../../openapi/generated/operations.ts';
import { localized, moment } from './columns.ts';
import { users } from './people.ts';

type Schemas = components['schemas'];

/** All versions of the legal texts; the site shows the highest one. */
export const legalTexts = pgTable(
  'legal_texts',
  {
    kind: text('kind').$type<Schemas['LegalKind']>().notNull(),
    version: integer('version').notNull(),
    /** Empty in Chinese if this version withdraws the text. */
    content: localized('content').notNull(),
    publishDate: moment('publish_date').notNull(),
    /** True if the version requires new consent from users who agreed to an earlier one. */
    askAgain: boolean('ask_again').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.version] })],
);

export const consents = pgTable(
  'consents',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<Schemas['LegalKind']>().notNull(),
    version: integer('version').notNull(),
    agreedDate: moment('agreed_date').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind, table.version] }),
    index('consents_text').on(table.kind, table.version),
  ],
);
