import type { NoticeSender } from '../../../server/notices/notice-sender.ts';
import type { Mail, Sms } from '../../../server/notices/messages.ts';

/** A notice sender that records its messages; it fails while `broken`. */
export interface RecordingNoticeSender extends NoticeSender {
  mails: Mail[];
  messages: Sms[];
  broken: boolean;
}

/** Creates a recording notice sender. */
export function recordingNoticeSender(): RecordingNoticeSender {
  function take<T>(list: T[], item: T): Promise<void> {
    if (noticeSender.broken) return Promise.reject(new Error('refused'));
    list.push(item);
    return Promise.resolve();
  }
  const noticeSender: RecordingNoticeSender = {
    mails: [],
    messages: [],
    broken: false,
    sendsMail: true,
    hasSmsGateway: true,
    mail: (mail) => take(noticeSender.mails, mail),
    sms: (sms) => take(noticeSender.messages, sms),
  };
  return noticeSender;
}

/** Returns the code of 6 digits in a text. */
export function codeIn(text: string | undefined): string {
  const code = /\b\d{6}\b/.exec(text ?? '')?.[0];
  if (code === undefined) throw new Error('there is no code in the message');
  return code;
}
