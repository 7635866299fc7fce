import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { components } from '../../../openapi/generated/operations.ts';
import { localized, moment } from './columns.ts';
import { users } from './people.ts';

type Schemas = components['schemas'];

/** Every version of the legal texts: the highest one is on the site. */
export const legalTexts = pgTable(
  'legal_texts',
  {
    kind: text('kind').$type<Schemas['LegalKind']>().notNull(),
    version: integer('version').notNull(),
    /** Empty in Chinese: the text was taken off the site. */
    content: localized('content').notNull(),
    publishDate: moment('publish_date').notNull(),
    /** Whether who agreed to a former version was asked again. */
    askAgain: boolean('ask_again').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.version] })],
);

/** Who agreed to which version, and when. */
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
