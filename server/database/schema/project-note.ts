import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { users } from './people.ts';
import { projects } from './project.ts';

/** Notes among staff about entries; teams never see them. */
export const projectNotes = pgTable(
  'project_notes',
  {
    id: text('id').primaryKey(),
    projectId: text('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    at: moment('at').notNull(),
    /** Author; null if the account was deleted. */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('project_notes_project').on(table.projectId, table.at),
    index('project_notes_user').on(table.userId),
  ],
);
