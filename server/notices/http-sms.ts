import type { SmsSender } from './messages.ts';

/** An HTTP gateway that sends SMS, as providers offer them or an organiser puts before one. */
export interface SmsGateway {
  url: string;
  /** Sent as a bearer token, where one is set. */
  token: string | undefined;
}

/** A gateway that doesn't answer must not keep what waits for it. */
const TIMEOUT_MILLISECONDS = 20_000;

/** A refusal of the gateway. Only its status: the response may name people. */
export class GatewayFailure extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number) {
    super(`the SMS gateway answered ${String(status)}`);
    this.status = status;
    this.code = `HTTP ${String(status)}`;
  }
}

/** Posts each SMS to the gateway as JSON, `{to, text}`; any answer of 2xx says that it was taken over. */
export function httpSms({ url, token }: SmsGateway): SmsSender {
  return async ({ to, text }) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ to, text }),
      // A redirect would carry numbers and codes somewhere that nobody has named.
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
    });
    await response.body?.cancel();
    if (!response.ok) throw new GatewayFailure(response.status);
  };
}
