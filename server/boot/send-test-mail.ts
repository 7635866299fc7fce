import { isIP } from 'node:net';
import { errorLine } from '../base/safe-error.ts';
import { oneLine, StartupError } from '../base/startup-error.ts';
import { smtpTransport } from '../notices/notice-sender.ts';
import { readEnvironment } from './environment.ts';

// `npm run mail:test -- <address>`: connects to the mail server of SMTP_URL, logs in and sends one mail.

/** Properties of nodemailer's errors; other errors lack them. */
interface SmtpError {
  code?: string;
  command?: string;
  response?: string;
}

/** What to check, by the code of nodemailer's or the system's error. */
const ADVICE: Record<string, string> = {
  EDNS: 'the host of SMTP_URL has no address',
  ENOTFOUND: 'the host of SMTP_URL has no address',
  ECONNREFUSED: 'no mail server listens on host and port of SMTP_URL',
  ECONNECTION: 'the connection ended; check host, port and protocol of SMTP_URL',
  ESOCKET: 'the connection failed; check host, port and protocol of SMTP_URL',
  ETIMEDOUT: 'the mail server did not respond; check host, port, protocol and the firewall',
  ETLS: 'TLS failed; use smtps:// for port 465, smtp:// for port 587 or 25',
  EAUTH: 'the mail server refused user or password of SMTP_URL',
};

const BY_COMMAND: Record<string, string> = {
  'MAIL FROM': 'the mail server refused the sender MAIL_FROM',
  'RCPT TO': 'the mail server refused the recipient',
  DATA: 'the mail server refused the mail',
};

/** Error codes of the system, which nodemailer's messages contain. */
const SYSTEM_CODE = /\b(?:ECONNREFUSED|ENOTFOUND)\b/;

const isTls = (error: Error) => /certificate|tls|ssl|wrong version number/i.test(error.message);

/** Returns the step that failed, what to check, and the server's response, for the operator. */
function explain(error: unknown, host: string): string {
  if (!(error instanceof Error)) return oneLine(error);
  const { code = '', command = '', response } = error as SmtpError;
  const system = SYSTEM_CODE.exec(error.message)?.[0] ?? code;
  const advice = BY_COMMAND[command] ?? ADVICE[isTls(error) ? 'ETLS' : system];
  const name =
    isTls(error) && isIP(host) === 0 ? ' The certificate must be valid for the host.' : '';
  // The operator's own test address may be in the response.
  const said = response ?? errorLine(error);
  return `${advice ?? 'the mail was not sent'}.${name}\n${code}: ${said}`;
}

try {
  const [to = ''] = process.argv.slice(2);
  const { smtp } = readEnvironment(process.env);
  if (smtp === undefined)
    throw new StartupError('SMTP_URL is not set: mails are written to DATA_DIR/outbox.');
  const { hostname, host } = new URL(smtp.url);
  const transport = smtpTransport({ url: smtp.url, from: smtp.from });
  try {
    await transport.verify();
    console.log(`Connected to ${host} and logged in.`);
    const { response } = await transport.sendMail({
      to,
      subject: 'Test mail of the competition site',
      text: 'This mail server accepts mails of the competition site.\n',
    });
    console.log(`The mail server accepted the mail from ${smtp.from} to ${to}: ${response}`);
  } catch (error) {
    console.error(`${host}: ${explain(error, hostname)}`);
    process.exitCode = 1;
  } finally {
    transport.close();
  }
} catch (error) {
  console.error(oneLine(error));
  process.exitCode = 1;
}
