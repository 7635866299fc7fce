import { createTransport } from 'nodemailer';
import { AUTOMATIC, type MailSender, type SmsSender } from './messages.ts';
import { httpSms, type SmsGateway } from './http-sms.ts';
import { outboxMail, outboxSms } from './outbox.ts';

/** Everything that leaves the site by other ways than its pages. */
export interface NoticeSender {
  mail: MailSender;
  sms: SmsSender;
  /** Whether mail reaches people; false where it stays in the outbox folder of a deployed server. */
  sendsMail: boolean;
  /** Whether a gateway takes SMS. Without one only codes are written, into the outbox. */
  hasSmsGateway: boolean;
}

/** For handlers that send mail or SMS. */
export interface WithNoticeSender {
  noticeSender: NoticeSender;
}

/** A mail server that doesn't answer must not hold up who waits for the code. */
const TIMEOUT = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** A mail server, the sender, and the milliseconds between two mails of a process, if any. */
export interface SmtpSettings {
  url: string;
  from: string;
  pause?: number;
}

function smtpMail({ url, from, pause = 0 }: SmtpSettings): MailSender {
  const paced = { pool: true, maxConnections: 1, rateLimit: 1, rateDelta: pause } as const;
  const transport = createTransport(
    { url, ...TIMEOUT, ...(pause > 0 && paced) },
    { from, headers: AUTOMATIC },
  );
  return async (mail) => {
    await transport.sendMail(mail);
  };
}

/** Has whoever looks after the site hear of what was not taken. */
function reported<T>(
  send: (message: T) => Promise<void>,
  onFailure: (error: unknown) => void,
): (message: T) => Promise<void> {
  return async (message) => {
    try {
      await send(message);
    } catch (error) {
      onFailure(error);
      throw error;
    }
  };
}

/** The ways out of the site. */
interface Ways {
  smtp?: SmtpSettings | undefined;
  sms?: SmsGateway | undefined;
  /** Whether the person in front of the server reads its outbox folder. */
  isTrial?: boolean;
}

/**
 * Opens the ways out. Mail goes through SMTP and SMS through a gateway where they are set; what has no
 * way out is put into `outbox`, a folder that developers and tests read.
 * @param onFailure called with each message that was not taken
 */
export function openNoticeSender(
  { smtp, sms: gateway, isTrial = false }: Ways,
  outbox: string,
  onFailure: (error: unknown) => void = () => undefined,
): NoticeSender {
  const mail = smtp === undefined ? outboxMail(outbox) : smtpMail(smtp);
  const sms = gateway === undefined ? outboxSms(outbox) : httpSms(gateway);
  return {
    mail: reported(mail, onFailure),
    sms: reported(sms, onFailure),
    sendsMail: smtp !== undefined || isTrial,
    hasSmsGateway: gateway !== undefined,
  };
}
