import type { auditLog } from '../../database/schema.ts';
import type { Schemas } from '../../http/types.ts';
import { omitNull } from '../../http/services.ts';

export function auditRecord({
  id,
  at,
  operation,
  outcome,
  userName,
  address,
  ...row
}: typeof auditLog.$inferSelect): Schemas['AuditRecord'] {
  const { userId, target, detail } = row;
  const optional = omitNull({ userId, target, detail });
  return { id, at: at.toISOString(), operation, outcome, userName, address, ...optional };
}
