import { eq } from 'drizzle-orm';
import { identityIn, identityRow } from '../localized/site-identity.ts';
import type { Database } from '../database/open.ts';
import { users } from '../database/schema.ts';
import { acceptedLanguage } from '../base/messages.ts';
import { isNoticeEvent } from './events.ts';
import type { MailSender, SmsSender } from './messages.ts';
import { noticeMail, noticeSms } from './notice-mail.ts';
import { reachOf, type Channel } from './reach.ts';
import type { NoticeRow } from './claim-due.ts';
import { writtenTexts } from './template-queries.ts';

/** Dependencies for sending notices. */
export interface Senders {
  db: Database;
  mail: MailSender;
  /** Absent without an SMS gateway; notices are then sent only by mail. */
  sms?: SmsSender | undefined;
  /** Public URL of the site. */
  publicUrl: string | undefined;
}

interface Message {
  channel: Channel;
  send: () => Promise<void>;
}

/** Returns the message of a notice, or its final state if it must not be sent. */
export async function compose(
  { db, mail, sms, publicUrl }: Senders,
  { event, userId, values }: NoticeRow,
): Promise<Message | Partial<NoticeRow>> {
  const [reader] = await db.select().from(users).where(eq(users.id, userId));
  const reach = reader && reachOf(reader, sms !== undefined);
  if (reach === undefined) return { state: 'unreachable', channel: null };
  if (!isNoticeEvent(event)) return { state: 'failed', error: 'unknown event' };
  const language = acceptedLanguage(reader?.language ?? undefined);
  const { name: system } = identityIn(await identityRow(db), language);
  const written = await writtenTexts(db, event);
  const { channel, to } = reach;
  const composed = { event, values, written, language, system, publicUrl };
  return {
    channel,
    send: () =>
      channel === 'sms' && sms !== undefined
        ? sms({ to, ...noticeSms(composed) })
        : mail({ to, ...noticeMail(composed) }),
  };
}
