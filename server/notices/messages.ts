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

/** Headers of every mail: no absence note is sent back (RFC 3834). */
export const AUTOMATIC = { 'Auto-Submitted': 'auto-generated' } as const;

/** A way to send mails. Rejects when the mail was not taken over. */
export type MailSender = (mail: Mail) => Promise<void>;

/** A way to send SMS: what a provider must be made to look like (`http-sms.ts` is one). Rejects as above. */
export type SmsSender = (sms: Sms) => Promise<void>;
