import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { components } from '../../../openapi/generated/operations.ts';
import { moment } from './columns.ts';
import { projects } from './project.ts';

/**
 * Contents of entries at each submission, without identity numbers. Files are kept as ids and names only,
 * so a version keeps no file from being removed.
 */
export const projectVersions = pgTable(
  'project_versions',
  {
    projectId: text('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** The entry's `contentRevision`. */
    number: integer('number').notNull(),
    at: moment('at').notNull(),
    content: jsonb('content').$type<components['schemas']['ProjectContent']>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.number] })],
);
