import { ApiFailure, type FailureKind } from './failure';

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
function envelopeOf(body: unknown): Envelope {
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

/** Rows of the policy that look at the body: an envelope may carry both, `status` comes first. */
function byBody(operationId: string, { code, status, msg }: Envelope): ApiFailure | undefined {
  const failure = (kind: FailureKind, shown: number, toastSeconds = 3) =>
    new ApiFailure(kind, {
      operationId,
      serverMessage: msg,
      code: shown,
      toldBy: 'body',
      toastSeconds,
    });
  if (status === 401 || status === 403) return failure('SessionExpired', status);
  if (status === 500) return failure('ServerFault', status);
  if (code === 1003) return failure('PasswordResetRequired', code);
  if (code === 1001) return failure('BusinessRule', code);
  if (code === 202 || code === 400) return failure('BusinessRule', code, 2);
  if (code !== undefined && code !== 200) return failure('BusinessRule', code);
  return undefined;
}

/** Rows of the policy that look at the HTTP status, for answers without a code of their own. */
function byHttp(operationId: string, http: number, { msg }: Envelope): ApiFailure | undefined {
  const failure = (kind: FailureKind) =>
    new ApiFailure(kind, { operationId, serverMessage: msg, code: http });
  if (http === 400) return failure('BadRequest');
  if (http === 401 || http === 403) return failure('SessionExpired');
  return http < 200 || http >= 300 ? failure('TransportFault') : undefined;
}

/**
 * The failure that an answer means, or undefined for one whose content is left to the contract's
 * validator; the first row of the failure policy that matches decides (spec section 8).
 */
export function classify(operationId: string, http: number, body: unknown): ApiFailure | undefined {
  const envelope = envelopeOf(body);
  const failure = byBody(operationId, envelope);
  // Body code 200 stands above every HTTP row: such an answer succeeds, or breaks the contract.
  if (failure !== undefined || envelope.code === 200) return failure;
  return byHttp(operationId, http, envelope);
}
