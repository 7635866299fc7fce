import type { users } from '../database/schema.ts';
import type { NoticeRow } from './claim-due.ts';
import type { ChannelPause } from './channel-pause.ts';
import type { Schemas } from '../http/types.ts';
import { isNoticeEvent } from './events.ts';
import { omitNull } from '../http/services.ts';

type Contacts = Pick<typeof users.$inferSelect, 'email' | 'phone'>;

/** Masks an address or number. */
function masked({ channel }: NoticeRow, { email, phone }: Contacts): string {
  if (email !== null && channel !== 'sms') {
    const [name = '', host = ''] = email.split('@');
    return `${name.slice(0, 2)}***@${host}`;
  }
  return phone === null ? '' : `***${phone.slice(-4)}`;
}

export function pauseOf(pause: ChannelPause): Schemas['NoticePause'] {
  const { since, until, reason } = pause;
  return { since: since.toISOString(), until: until.toISOString(), reason };
}

export function staffNotice(row: NoticeRow, contacts: Contacts | undefined): Schemas['Notice'][] {
  const { id, event, state, channel, tries, createDate } = row;
  // Omits events of other releases.
  if (!isNoticeEvent(event)) return [];
  const nextAt = state === 'waiting' ? row.nextAt.toISOString() : null;
  return [
    {
      id,
      event,
      state,
      tries,
      recipient: contacts === undefined ? '' : masked(row, contacts),
      createDate: createDate.toISOString(),
      ...omitNull({ channel, sentAt: row.sentAt?.toISOString() ?? null, nextAt, error: row.error }),
    },
  ];
}
