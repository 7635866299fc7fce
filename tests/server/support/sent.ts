import type { Courier } from '../../../server/notices/notice-sender.ts';
import type { Mail, Sms } from '../../../server/notices/messages.ts';

/** A courier that keeps what it is given; `broken` makes it refuse. */
export interface KeepingCourier extends Courier {
  mails: Mail[];
  messages: Sms[];
  broken: boolean;
}

/** What the server sends in a test. */
export function keepingCourier(): KeepingCourier {
  function take<T>(list: T[], item: T): Promise<void> {
    if (courier.broken) return Promise.reject(new Error('refused'));
    list.push(item);
    return Promise.resolve();
  }
  const courier: KeepingCourier = {
    mails: [],
    messages: [],
    broken: false,
    mail: (mail) => take(courier.mails, mail),
    sms: (sms) => take(courier.messages, sms),
  };
  return courier;
}

/** The code of 6 digits in a text. */
export function codeIn(text: string | undefined): string {
  const code = /\b\d{6}\b/.exec(text ?? '')?.[0];
  if (code === undefined) throw new Error('there is no code in the message');
  return code;
}
