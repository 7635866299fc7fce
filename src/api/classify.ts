import type { RefusedField } from '@/lib/refused-fields';
import type { ParsedResponse } from './parsed-response';
import { ApiFailure, type FailureKind } from './failure';
import { secondsToWait } from './retry-after';

/** Envelope fields that a JSON response may have, before its schema is validated. */
interface Envelope {
  code: number | undefined;
  status: number | undefined;
  msg: string | undefined;
  loginTicket: string | undefined;
  fields: readonly RefusedField[];
}

function isRefusedField(value: unknown): value is RefusedField {
  const { pointer, message } = Object(value) as Partial<Record<keyof RefusedField, unknown>>;
  return typeof pointer === 'string' && typeof message === 'string';
}

function asNumber(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

/** Reads the envelope fields; those of another type are undefined. */
function envelopeOf(body: unknown): Envelope {
  const { code, status, msg, loginTicket, fields } = (
    typeof body === 'object' && body !== null ? body : {}
  ) as Record<string, unknown>;
  return {
    code: asNumber(code),
    status: asNumber(status),
    msg: typeof msg === 'string' && msg.trim() !== '' ? msg : undefined,
    loginTicket: typeof loginTicket === 'string' ? loginTicket : undefined,
    fields: Array.isArray(fields) ? fields.filter(isRefusedField) : [],
  };
}

/** Returns whether the response comes from the server itself and not from a proxy. */
function isEnvelope({ code, status, msg }: Envelope): boolean {
  return code !== undefined || status !== undefined || msg !== undefined;
}

/** Applies the rows of the failure policy for the body; `status` takes precedence over `code`. */
function byBody(
  operationId: string,
  { code, status, msg, fields }: Envelope,
): ApiFailure | undefined {
  const failure = (kind: FailureKind, shown: number, toastSeconds = 3) =>
    new ApiFailure(kind, {
      operationId,
      serverMessage: msg,
      code: shown,
      source: 'body',
      toastSeconds,
      fields,
    });
  if (status === 401 || status === 403) return failure('SessionExpired', status);
  if (status === 500) return failure('ServerFault', status);
  if (code === 1003) return failure('PasswordResetRequired', code);
  if (code === 1007) return failure('Forbidden', code);
  if (code === 1004) return failure('ContactVerificationRequired', code);
  if (code === 1001) return failure('BusinessRule', code);
  if (code === 202 || code === 400) return failure('BusinessRule', code, 2);
  return undefined;
}

/** Applies the rows of the failure policy for the HTTP status, whatever the body's `code`. */
function byHttp(operationId: string, received: ParsedResponse, envelope: Envelope) {
  const { http, retryAfter } = received;
  const { code, msg, loginTicket, fields } = envelope;
  const details = { operationId, serverMessage: msg, code: http, fields };
  if (http >= 200 && http < 300) {
    if (code === undefined) return undefined;
    return new ApiFailure('BusinessRule', { ...details, code, loginTicket, source: 'body' });
  }
  if (http === 400) return new ApiFailure('BadRequest', details);
  if (http === 401 || http === 403) return new ApiFailure('SessionExpired', details);
  if (http === 429)
    return new ApiFailure('TooManyRequests', {
      ...details,
      waitSeconds: secondsToWait(retryAfter ?? null),
    });
  const refused = http > 400 && http < 500 && isEnvelope(envelope);
  return new ApiFailure(refused ? 'Refused' : 'TransportFault', details);
}

/**
 * Returns the failure that a response represents, by the first matching row of the failure policy
 * (spec section 8). Returns undefined if the response is left to schema validation.
 */
export function classify(operationId: string, received: ParsedResponse): ApiFailure | undefined {
  const envelope = envelopeOf(received.body);
  const failure = byBody(operationId, envelope);
  // Body code 200 overrides the HTTP status: the response is valid or violates the contract.
  if (failure !== undefined || envelope.code === 200) return failure;
  return byHttp(operationId, received, envelope);
}
