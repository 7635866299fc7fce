/**
 * What a failed mail is about: the recipient, who is refused for good; this message, which may be taken later;
 * or the sender (login, connection, a limit of the provider), which concerns every mail.
 */
type MailFailure = 'recipient' | 'message' | 'sender';

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
export function mailFailure(error: unknown): MailFailure {
  const { command, responseCode = 0, response = '' } = error as SmtpError;
  const subject = SUBJECT.exec(response)?.[1];
  const isOfAddress = subject === '1' || subject === '2';
  if (responseCode === 421 || (LIMITED.test(response) && !isOfAddress)) return 'sender';
  if (command !== 'RCPT TO' && command !== 'DATA') return 'sender';
  // A policy (7) is often about the sender: the mail is tried again, and others go on.
  return command === 'RCPT TO' && responseCode >= 500 && subject !== '7' ? 'recipient' : 'message';
}

/** Why a mail was not taken, in a word: messages of mail servers name people. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if ('responseCode' in error) return `SMTP ${String(error.responseCode)}`;
  return 'code' in error ? String(error.code) : error.name;
}
