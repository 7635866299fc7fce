import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { users } from './people.ts';
import { projects } from './project.ts';

/** Members of staff who review entries; at most one per entry. Information for colleagues, no permission. */
export const projectReviewers = pgTable(
  'project_reviewers',
  {
    projectId: text('project_id')
      .primaryKey()
      .references(() => projects.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
  },
  (table) => [index('project_reviewers_user').on(table.userId)],
);
