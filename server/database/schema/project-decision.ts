import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { components } from '../../../openapi/generated/operations.ts';
import { moment } from './columns.ts';
import { users } from './people.ts';
import { projects } from './project.ts';

type Schemas = components['schemas'];

/**
 * What staff have decided about entries: for staff alone. What others see stands in `projects` and
 * `project_awards`; publication copies it there.
 */
export const projectDecisions = pgTable('project_decisions', {
  projectId: text('project_id')
    .primaryKey()
    .references(() => projects.id, { onDelete: 'cascade' }),
  status: integer('status').$type<Schemas['ProjectStatus']>().notNull(),
  /** With status 4 only: the name of the award, and the prize of the edition that it is, if any. */
  award: text('award'),
  prizeId: text('prize_id'),
  /** What the team reads once the decision is published. */
  note: text('note'),
  /** The entry's `contentRevision` when staff decided; null where it is unknown. */
  entryRevision: integer('entry_revision'),
});

/** Every decision that was ever made about entries, for staff alone. */
export const projectReviews = pgTable(
  'project_reviews',
  {
    projectId: text('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    fromStatus: integer('from_status').$type<Schemas['ProjectStatus']>().notNull(),
    status: integer('status').$type<Schemas['ProjectStatus']>().notNull(),
    award: text('award'),
    prizeId: text('prize_id'),
    note: text('note'),
    /** The entry's `contentRevision` when staff decided; null where it is unknown. */
    entryRevision: integer('entry_revision'),
    at: moment('at').notNull(),
    /** Who decided; null where the account is gone or nobody was recorded. */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.position] }),
    index('project_reviews_user').on(table.userId),
  ],
);
