import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { components } from '../../../openapi/generated/operations.ts';
import { moment } from './columns.ts';
import { users } from './people.ts';
import { projects } from './project.ts';

type Schemas = components['schemas'];

/**
 * Decisions of staff about entries, visible only to staff. Publication copies them to `projects` and
 * `project_awards`.
 */
export const projectDecisions = pgTable('project_decisions', {
  projectId: text('project_id')
    .primaryKey()
    .references(() => projects.id, { onDelete: 'cascade' }),
  status: integer('status').$type<Schemas['ProjectStatus']>().notNull(),
  /** Whether the entry is in the final; false unless the status is 3. */
  finalist: boolean('finalist').notNull().default(false),
  /** Name of the award; null unless the status is 4. */
  award: text('award'),
  /** Prize of the edition; null for an award without a prize. */
  prizeId: text('prize_id'),
  /** Message to the team, visible once the decision is published. */
  note: text('note'),
  /** The entry's `contentRevision` at the decision; null if unknown. */
  entryRevision: integer('entry_revision'),
});

/** All decisions ever made about entries, visible only to staff. */
export const projectReviews = pgTable(
  'project_reviews',
  {
    projectId: text('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    fromStatus: integer('from_status').$type<Schemas['ProjectStatus']>().notNull(),
    fromFinalist: boolean('from_finalist').notNull().default(false),
    status: integer('status').$type<Schemas['ProjectStatus']>().notNull(),
    finalist: boolean('finalist').notNull().default(false),
    award: text('award'),
    prizeId: text('prize_id'),
    note: text('note'),
    /** Note among staff, which teams never see. */
    staffNote: text('staff_note'),
    /** The entry's `contentRevision` at the decision; null if unknown. */
    entryRevision: integer('entry_revision'),
    at: moment('at').notNull(),
    /** Author of the decision; null if the account was deleted or the author is unknown. */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.position] }),
    index('project_reviews_user').on(table.userId),
  ],
);
