import type { auditLog } from '../../database/schema.ts';
import type { Schemas } from '../../http/types.ts';
import { omitNull } from '../../http/services.ts';

type AuditRow = typeof auditLog.$inferSelect;

/** Operations whose details contain identifiers. */
const WITH_IDENTIFIERS: readonly string[] = [
  'reviewProject',
  'reviewProjects',
  'changeAssignments',
];

/** Returns the identifiers that a record may refer to. */
export function identifiersIn({ operation, target, detail }: AuditRow): string[] {
  const text = [target, WITH_IDENTIFIERS.includes(operation) ? detail : null].join(' ');
  return [...new Set(text.match(/[\w-]{2,64}/g))];
}

/** Returns a record of the audit log; `names` are the names of existing records by identifier. */
export function auditRecord(
  row: AuditRow,
  names: ReadonlyMap<string, string>,
): Schemas['AuditRecord'] {
  const { id, at, operation, outcome, userName, address, userId, target, detail } = row;
  const known = identifiersIn(row).flatMap((one) => {
    const name = names.get(one);
    return name === undefined ? [] : { id: one, name };
  });
  return {
    id,
    at: at.toISOString(),
    operation,
    outcome,
    userName,
    address,
    ...omitNull({ userId, target, detail }),
    ...(known.length > 0 && { names: known }),
  };
}
