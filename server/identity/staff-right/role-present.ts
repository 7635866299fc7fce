import type { staffRoles } from '../../database/schema.ts';
import { revisionOf } from '../../http/revision.ts';
import type { Schemas } from '../../http/types.ts';

export type RoleRow = typeof staffRoles.$inferSelect;

/** Returns the editable fields of a role and their revision. */
export function revised(row: Pick<RoleRow, 'name' | 'permissions'>) {
  const content = { name: row.name, permissions: row.permissions };
  return { ...content, revision: revisionOf(content) };
}

export function roleWith(members: number, row: RoleRow): Schemas['Role'] {
  return { id: row.id, ...revised(row), members, builtIn: false };
}

/** Formats a role for the audit log. */
export const detailOf = ({ name, permissions }: Schemas['RoleBody']) =>
  `${name.CN.trim()}: ${permissions.join(', ')}`;
