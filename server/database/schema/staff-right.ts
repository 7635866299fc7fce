import { sql, type SQL } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { components } from '../../../openapi/generated/operations.ts';
import { localized, moment } from './columns.ts';
import { users } from './people.ts';
import { auditText, searchColumn, searchTokens } from './searched-text.ts';

type Schemas = components['schemas'];

/** Roles defined by staff; the built-in role is not stored. */
export const staffRoles = pgTable(
  'staff_roles',
  {
    id: text('id').primaryKey(),
    name: localized('name').notNull(),
    permissions: jsonb('permissions').$type<Schemas['PermissionName'][]>().notNull(),
  },
  (table) => [uniqueIndex('staff_roles_name').on(sql`(${table.name} ->> 'CN')`)],
);

/** Actions of staff and security-relevant account actions. Append-only, apart from the retention. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: text('id').primaryKey(),
    at: moment('at').notNull(),
    operation: text('operation').notNull(),
    outcome: text('outcome').$type<Schemas['AuditOutcome']>().notNull(),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Name at the time of the action. */
    userName: text('user_name').notNull(),
    address: text('address').notNull(),
    target: text('target'),
    detail: text('detail'),
    searchText: searchColumn((): SQL => auditText(auditLog)),
  },
  (table) => [
    index('audit_log_at').on(table.at),
    index('audit_log_user').on(table.userId),
    index('audit_log_search')
      .using('gin', searchTokens(table.searchText))
      // Without the pending list, which would slow down searches until a vacuum merges it.
      .with({ fastupdate: false }),
  ],
);
