import { ApiFailure } from './failure';

/** What every JSON answer may carry, before its own validator has looked at it. */
interface Envelope {
  code: number | undefined;
  status: number | undefined;
  msg: string | undefined;
}

function asNumber(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

/** Reads the bare envelope of any body; what isn't one has no parts. */
export function envelopeOf(body: unknown): Envelope {
  const { code, status, msg } = (typeof body === 'object' && body !== null ? body : {}) as Record<
    string,
    unknown
  >;
  return {
    code: asNumber(code),
    status: asNumber(status),
    msg: typeof msg === 'string' && msg.trim() !== '' ? msg : undefined,
  };
}

/**
 * The failure that an answer means, or undefined for success; the first row of the failure policy
 * that matches decides (spec section 8).
 */
export function classify(operationId: string, http: number, body: unknown): ApiFailure | undefined {
  const { code, status, msg } = envelopeOf(body);
  const failure = (kind: ApiFailure['kind'], shown: number, toastSeconds?: number) =>
    new ApiFailure(kind, {
      operationId,
      serverMessage: msg,
      code: shown,
      ...(toastSeconds !== undefined && { toastSeconds }),
    });

  if (status === 401 || status === 403) return failure('SessionExpired', status);
  if (status === 500) return failure('ServerFault', status);
  if (code === 1003) return failure('PasswordResetRequired', code);
  if (code === 1001) return failure('BusinessRule', code);
  if (code === 202 || code === 400) return failure('BusinessRule', code, 2);
  if (code !== undefined && code !== 200) return failure('BusinessRule', code);
  if (http === 400) return failure('BadRequest', http);
  if (http === 401 || http === 403) return failure('SessionExpired', http);
  if (http < 200 || http >= 300) return failure('TransportFault', http);
  return undefined;
}
