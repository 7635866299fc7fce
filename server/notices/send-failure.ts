import { GatewayFailure } from './http-sms.ts';
import type { Channel } from './reach.ts';

/**
 * The cause of a failed notice: the recipient, which is final; this message, which may be taken later;
 * or the sender (login, connection, a limit of the provider), which concerns every message of the channel.
 */
type Cause = 'recipient' | 'message' | 'sender';

/** The parts of nodemailer's errors; other errors have none of them. */
interface SmtpError {
  command?: string;
  responseCode?: number;
  response?: string;
}

/** How providers say that a sender has sent too much for now. */
const LIMITED = /frequen|\blimit|\brate\b|too (?:many|fast|much)|throttl|quota|频/i;

/** The subject of an enhanced status code (RFC 3463): 1 address, 2 mailbox, 7 policy. */
const SUBJECT = /\b5\.([0-7])\.\d{1,3}\b/;

/** Sorts the failures of a mail server. */
function mailFailure(error: unknown): Cause {
  const { command, responseCode = 0, response = '' } = error as SmtpError;
  const subject = SUBJECT.exec(response)?.[1];
  const isOfAddress = subject === '1' || subject === '2';
  if (responseCode === 421 || (LIMITED.test(response) && !isOfAddress)) return 'sender';
  if (command !== 'RCPT TO' && command !== 'DATA') return 'sender';
  // A policy (7) is often about the sender: the mail is tried again, and others go on.
  return command === 'RCPT TO' && responseCode >= 500 && subject !== '7' ? 'recipient' : 'message';
}

/** Statuses of a gateway that are about this one SMS, for instance a number that it doesn't know. */
const ABOUT_SMS = new Set([400, 409, 413, 422]);

/** Sorts the failures of an SMS gateway. */
function smsFailure(error: unknown): Cause {
  return error instanceof GatewayFailure && ABOUT_SMS.has(error.status) ? 'message' : 'sender';
}

/** Sorts the failures of a channel. */
export function causeOf(channel: Channel, error: unknown): Cause {
  return channel === 'mail' ? mailFailure(error) : smsFailure(error);
}

/** The reason as a code without personal data: messages of mail servers name people. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if ('responseCode' in error) return `SMTP ${String(error.responseCode)}`;
  // `fetch` wraps what the connection reports.
  const { cause } = error;
  if (cause instanceof Error && 'code' in cause) return String(cause.code);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
