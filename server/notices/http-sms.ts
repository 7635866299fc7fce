import type { SmsSender } from './messages.ts';

/** An HTTP gateway for SMS: the provider's, or an adapter that the organiser operates. */
export interface SmsGateway {
  url: string;
  /** Bearer token; undefined without authentication. */
  token: string | undefined;
}

/** Timeout that keeps an unresponsive gateway from blocking the queue. */
const TIMEOUT_MILLISECONDS = 20_000;

/** Error of a gateway; contains only the status, because the response may contain personal data. */
export class GatewayFailure extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number) {
    super(`the SMS gateway responded with ${String(status)}`);
    this.status = status;
    this.code = `HTTP ${String(status)}`;
  }
}

/** Sends each SMS to the gateway as JSON, `{to, text}`; any 2xx response means that it was accepted. */
export function httpSms({ url, token }: SmsGateway): SmsSender {
  return async ({ to, text }) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ to, text }),
      // Following a redirect would send numbers and codes to another server.
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
    });
    await response.body?.cancel();
    if (!response.ok) throw new GatewayFailure(response.status);
  };
}
