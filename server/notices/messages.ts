export interface Mail {
  to: string;
  subject: string;
  /** Plain text. */
  text: string;
}

export interface Sms {
  /** Mobile number. */
  to: string;
  text: string;
}

/** Header of all mails that suppresses automatic replies (RFC 3834). */
export const AUTOMATIC = { 'Auto-Submitted': 'auto-generated' } as const;

/** Sends a mail. Rejects if the mail was not accepted. */
export type MailSender = (mail: Mail) => Promise<void>;

/** Sends an SMS; `http-sms.ts` is an implementation. Rejects if the SMS was not accepted. */
export type SmsSender = (sms: Sms) => Promise<void>;
