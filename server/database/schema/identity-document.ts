import { sql } from 'drizzle-orm';
import { check, pgTable, text } from 'drizzle-orm/pg-core';
import type { components } from '../../../openapi/generated/operations.ts';
import { experts } from './expert.ts';
import { projects } from './project.ts';

/**
 * Identity document numbers, separate from the entries and registrations, which contain only the masked
 * number.
 */
export const identityDocuments = pgTable(
  'identity_documents',
  {
    /** Identifier of the entry or registration. */
    ownerId: text('owner_id').primaryKey(),
    projectId: text('project_id')
      .unique()
      .references(() => projects.id, { onDelete: 'cascade' }),
    expertId: text('expert_id')
      .unique()
      .references(() => experts.id, { onDelete: 'cascade' }),
    type: text('type').$type<components['schemas']['IdentityType']>().notNull(),
    /** `<key id>.<encrypted number>`, or `plain.<number>` until the next start encrypts it. */
    number: text('number').notNull(),
  },
  (table) => [
    check(
      'identity_documents_owner',
      sql`${table.ownerId} = coalesce(${table.projectId}, ${table.expertId})`,
    ),
  ],
);
