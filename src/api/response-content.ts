import { classify } from './classify';
import { ApiFailure } from './failure';
import type { ParsedResponse } from './parsed-response';
import type { ParseIssue, ResponseSchema } from './response-schema';
import { recordServerVersion } from './server-version';

const PLACES = 20;

function violation(operationId: string, issues: readonly ParseIssue[], code: number): ApiFailure {
  // Paths and kinds only: values may be personal data.
  const places = issues.map(
    ({ path, code: kind }) => `${path.join('.') || 'body'}${kind ? ` (${kind})` : ''}`,
  );
  const more = places.length > PLACES ? [`${places.length - PLACES} more`] : [];
  const detail = [...places.slice(0, PLACES), ...more].join(', ');
  return new ApiFailure('ContractViolation', { operationId, code, detail });
}

type Checked =
  | { ok: true; envelope: unknown }
  | { ok: false; broken: ApiFailure; issues: readonly ParseIssue[] };

/** Records the server version and returns the envelope's `data`. */
export function unwrap(envelope: unknown): unknown {
  recordServerVersion(envelope);
  return (envelope as { data?: unknown }).data;
}

/**
 * Classifies and validates a JSON response. Rejects a response without a validator (fail closed).
 * @throws ApiFailure if the response represents a failure
 */
export function checkResponse(
  operationId: string,
  received: ParsedResponse,
  schema: ResponseSchema | undefined,
): Checked {
  const failure = classify(operationId, received);
  if (failure) throw failure;
  if (!schema) throw violation(operationId, [{ path: ['no validator'] }], received.http);
  const parsed = schema.safeParse(received.body);
  if (parsed.success) return { ok: true, envelope: parsed.data };
  const { issues } = parsed.error;
  return { ok: false, broken: violation(operationId, issues, received.http), issues };
}
