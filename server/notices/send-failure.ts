import { GatewayFailure } from './http-sms.ts';
import type { Channel } from './reach.ts';

/**
 * Cause of a failed notice: `recipient` is final, `message` can be retried, `sender` (login, connection,
 * provider limit) affects the whole channel.
 */
type Cause = 'recipient' | 'message' | 'sender';

/** Properties of nodemailer's errors; other errors lack them. */
interface SmtpError {
  command?: string;
  responseCode?: number;
  response?: string;
}

/** Matches responses of providers about rate limits. */
const LIMITED = /frequen|\blimit|\brate\b|too (?:many|fast|much)|throttl|quota|频/i;

/** Matches the subject of an enhanced status code (RFC 3463): 1 address, 2 mailbox, 7 policy. */
const SUBJECT = /\b5\.([0-7])\.\d{1,3}\b/;

/** Classifies an error of the mail server. */
function mailFailure(error: unknown): Cause {
  const { command, responseCode = 0, response = '' } = error as SmtpError;
  const subject = SUBJECT.exec(response)?.[1];
  const isOfAddress = subject === '1' || subject === '2';
  if (responseCode === 421 || (LIMITED.test(response) && !isOfAddress)) return 'sender';
  if (command !== 'RCPT TO' && command !== 'DATA') return 'sender';
  // A policy (7) often concerns the sender, so the mail is retried.
  return command === 'RCPT TO' && responseCode >= 500 && subject !== '7' ? 'recipient' : 'message';
}

/** Gateway statuses that concern one SMS, for instance an unknown number. */
const ABOUT_SMS = new Set([400, 409, 413, 422]);

/** Classifies an error of the SMS gateway. */
function smsFailure(error: unknown): Cause {
  return error instanceof GatewayFailure && ABOUT_SMS.has(error.status) ? 'message' : 'sender';
}

/** Classifies an error of a channel. */
export function causeOf(channel: Channel, error: unknown): Cause {
  return channel === 'mail' ? mailFailure(error) : smsFailure(error);
}

/** Returns an error code without personal data, which messages of mail servers contain. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if ('responseCode' in error) return `SMTP ${String(error.responseCode)}`;
  // `fetch` wraps connection errors.
  const { cause } = error;
  if (cause instanceof Error && 'code' in cause) return String(cause.code);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
