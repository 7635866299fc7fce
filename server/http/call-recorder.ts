import type { FastifyRequest } from 'fastify';
import type { AuditEntry } from './audit.ts';
import type { OperationInfo } from './specification.ts';
import type { AuditDetails, OperationId } from './types.ts';

/** The record that a call names. */
function targetOf({ params, body }: FastifyRequest): string | undefined {
  const named = { ...(body as object | null), ...(params as object) };
  const { id, ids, key } = named as { id?: unknown; ids?: unknown; key?: unknown };
  const target = id ?? (Array.isArray(ids) ? ids.join(',') : key);
  return typeof target === 'string' ? target : undefined;
}

/** Puts a call of an operation into the record of what staff did, with what its handler knows of it. */
export type CallRecorder = (
  request: FastifyRequest,
  outcome: AuditEntry['outcome'],
  details: AuditDetails,
) => Promise<void>;

/** Nobody is kept from a response because the record can't be written: the log says so. */
export function callRecorder(
  operation: OperationId,
  info: OperationInfo | undefined,
  audit: (entry: AuditEntry) => Promise<void>,
): CallRecorder {
  return async (
    request,
    outcome,
    { userId = request.session?.userId, target = targetOf(request), detail },
  ) => {
    if (userId === undefined) return;
    const entry = { operation, outcome, userId, address: request.ip, target, detail };
    const recorded = audit(entry).catch((err: unknown) => {
      request.log.error({ err }, 'what was done could not be recorded');
    });
    // How long a refusal takes would tell a stranger whose account there is.
    if (info?.access !== 'anonymous') await recorded;
  };
}
