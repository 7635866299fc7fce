import { identityIn, identityRow } from '../../localized/site-identity.ts';
import type { NoticeSender } from '../../notices/notice-sender.ts';
import type { Database } from '../../database/open.ts';
import { message, type Language } from '../../base/messages.ts';
import { networkOf } from '../../base/network.ts';
import {
  CODE_LIFETIME_SECONDS,
  CODE_WAIT_SECONDS,
  issueCode,
  withdrawCode,
  type CodePurpose,
} from './verification-codes.ts';

/** Response to a request for a code. */
export const CODE_SENT = {
  waitSeconds: CODE_WAIT_SECONDS,
  lifetimeSeconds: CODE_LIFETIME_SECONDS,
} as const;

const TEXTS = {
  login: 'loginCodeSms',
  reset: 'resetCodeText',
  contact: 'contactCodeText',
} as const;

interface Request {
  /** Whether an account has the address; otherwise no code is sent. */
  known: boolean;
  language: Language;
  /** IP address of the caller. */
  from: string;
}

/** Sends a code by mail to an email address, or by SMS to a phone number. */
type SendCode = (purpose: CodePurpose, address: string, request: Request) => Promise<void>;

/**
 * Creates a function that issues and sends codes. An address without an account (`known` is false) has
 * the same waiting times, but gets no message. The function doesn't wait for the delivery, because the
 * response time must not reveal whether an account exists. It throws a business rule during the waiting
 * time.
 */
export function codeSender(db: Database, noticeSender: NoticeSender, now: () => Date): SendCode {
  function deliver(
    purpose: CodePurpose,
    to: string,
    code: string,
    name: string,
    language: Language,
  ) {
    const minutes = CODE_LIFETIME_SECONDS / 60;
    const values = { code, minutes, system: name };
    const kind = purpose === 'login' || purpose === 'reset' ? purpose : 'contact';
    const text = message(language, TEXTS[kind], values);
    if (to.includes('@')) {
      const subject = message(
        language,
        kind === 'contact' ? 'contactCodeSubject' : 'resetCodeSubject',
      );
      return noticeSender.mail({ to, subject, text });
    }
    return noticeSender.sms({ to, text });
  }

  return async (purpose, address, { known, language, from }) => {
    const code = await issueCode(db, purpose, address, { network: networkOf(from), now: now() });
    const { name } = identityIn(await identityRow(db), language);
    if (!known) return;
    deliver(purpose, address, code, name, language).catch(() =>
      // The sender has logged the failure. Withdraws the code, so that another can be requested at once.
      withdrawCode(db, purpose, address).catch(() => undefined),
    );
  };
}
