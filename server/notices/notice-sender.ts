import { createTransport } from 'nodemailer';
import { AUTOMATIC, type MailSender, type SmsSender } from './messages.ts';
import { httpSms, type SmsGateway } from './http-sms.ts';
import { outboxMail, outboxSms } from './outbox.ts';

/** Sends mail and SMS. */
export interface NoticeSender {
  mail: MailSender;
  sms: SmsSender;
  /** False on a deployed server that only writes mail to the outbox folder. */
  sendsMail: boolean;
  /** True if an SMS gateway is configured. Otherwise, notices are sent only by mail. */
  hasSmsGateway: boolean;
}

/** Dependency of handlers that send mail or SMS. */
export interface WithNoticeSender {
  noticeSender: NoticeSender;
}

/** Timeouts that keep an unresponsive mail server from blocking users who request a code. */
const TIMEOUT = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Mail server, sender, and the optional delay between two mails of a process in milliseconds. */
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

/** Wraps a sender; calls `onFailure` for each failed message. */
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

interface NoticeSettings {
  smtp?: SmtpSettings | undefined;
  sms?: SmsGateway | undefined;
  /** True if the user of the server can read its outbox folder. */
  isTrial?: boolean;
}

/**
 * Creates the senders. Without SMTP or a gateway, messages are written to the folder `outbox`, for
 * developers and tests.
 * @param onFailure called for each failed message
 */
export function openNoticeSender(
  { smtp, sms: gateway, isTrial = false }: NoticeSettings,
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
