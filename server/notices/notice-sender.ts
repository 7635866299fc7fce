import { createTransport } from 'nodemailer';
import { AUTOMATIC, type MailSender, type SmsSender } from './messages.ts';
import { httpSms, type SmsGateway } from './http-sms.ts';
import { outboxMail, outboxSms } from './outbox.ts';
import type { Channel } from './reach.ts';

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

/** Creates the connection to the mail server. */
export function smtpTransport({ url, from, pause = 0 }: SmtpSettings) {
  const paced = { pool: true, maxConnections: 1, rateLimit: 1, rateDelta: pause } as const;
  return createTransport(
    { url, ...TIMEOUT, ...(pause > 0 && paced) },
    { from, headers: AUTOMATIC },
  );
}

function smtpMail(settings: SmtpSettings): MailSender {
  const transport = smtpTransport(settings);
  return async (mail) => {
    await transport.sendMail(mail);
  };
}

/** An attempt to send a message. */
export interface Attempt {
  channel: Channel;
  /** False if the message was only written to the outbox. */
  delivers: boolean;
  /** Absent if the message was accepted. */
  error?: unknown;
}

type Report = (attempt: Attempt) => Promise<void> | void;

/** Wraps a sender; calls `report` after each message. */
function reported<T>(
  send: (message: T) => Promise<void>,
  report: (error?: unknown) => ReturnType<Report>,
): (message: T) => Promise<void> {
  return async (message) => {
    try {
      await send(message);
    } catch (error) {
      await report(error);
      throw error;
    }
    await report();
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
 * @param report called after each message
 */
export function openNoticeSender(
  { smtp, sms: gateway, isTrial = false }: NoticeSettings,
  outbox: string,
  report: Report = () => undefined,
): NoticeSender {
  const mail = smtp === undefined ? outboxMail(outbox) : smtpMail(smtp);
  const sms = gateway === undefined ? outboxSms(outbox) : httpSms(gateway);
  return {
    mail: reported(mail, (error) =>
      report({ channel: 'mail', delivers: smtp !== undefined, error }),
    ),
    sms: reported(sms, (error) =>
      report({ channel: 'sms', delivers: gateway !== undefined, error }),
    ),
    sendsMail: smtp !== undefined || isTrial,
    hasSmsGateway: gateway !== undefined,
  };
}
