import type { FastifyRequest } from 'fastify';
import type { AuditEntry } from './audit.ts';
import type { OperationInfo } from './specification.ts';
import type { AuditDetails, OperationId } from './types.ts';

/** Returns the identifier of the record that the request names. */
function targetOf({ params, body }: FastifyRequest): string | undefined {
  const named = { ...(body as object | null), ...(params as object) };
  const { id, ids, key } = named as { id?: unknown; ids?: unknown; key?: unknown };
  const target = id ?? (Array.isArray(ids) ? ids.join(',') : key);
  return typeof target === 'string' ? target : undefined;
}

/** Records a request in the audit log, with details from its handler. */
export type AuditRecorder = (
  request: FastifyRequest,
  outcome: AuditEntry['outcome'],
  details: AuditDetails,
) => Promise<void>;

/** Creates the recorder of an operation. A failed write is logged and doesn't fail the request. */
export function auditRecorder(
  operation: OperationId,
  info: OperationInfo | undefined,
  audit: (entry: AuditEntry) => Promise<void>,
): AuditRecorder {
  return async (
    request,
    outcome,
    { userId = request.session?.userId, target = targetOf(request), detail },
  ) => {
    if (userId === undefined) return;
    const entry = { operation, outcome, userId, address: request.ip, target, detail };
    const recorded = audit(entry).catch((err: unknown) => {
      request.log.error({ err }, 'failed to write the audit log');
    });
    // Anonymous operations, such as logins, don't wait: the response time must not reveal whether an
    // account exists.
    if (info?.access !== 'anonymous') await recorded;
  };
}
