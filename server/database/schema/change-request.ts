import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { components } from '../../../openapi/generated/operations.ts';
import { moment } from './columns.ts';
import { users } from './people.ts';
import { projects } from './project.ts';

/** Changes that staff requested of teams; an open request opens its entry for the team. */
export const changeRequests = pgTable(
  'change_requests',
  {
    id: text('id').primaryKey(),
    projectId: text('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    state: text('state').$type<components['schemas']['ChangesState']>().notNull(),
    note: text('note').notNull(),
    until: moment('until').notNull(),
    at: moment('at').notNull(),
    /** Time when the request was answered, withdrawn or replaced; null while open. */
    closedAt: moment('closed_at'),
    /** Author; null if the account was deleted. */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('change_requests_project').on(table.projectId, table.at),
    index('change_requests_user').on(table.userId),
    uniqueIndex('change_requests_open')
      .on(table.projectId)
      .where(sql`${table.state} = 'open'`),
  ],
);
