import { and, eq, inArray } from 'drizzle-orm';
import type { Schemas } from '../http/types.ts';
import { orderedPage } from '../database/ordered-page.ts';
import { notices, users } from '../database/schema.ts';
import { omitNull, staffPaging, type HandlersOf, type Services } from '../http/services.ts';
import { currentPause, type ChannelPause } from './channel-pause.ts';
import { isNoticeEvent } from './events.ts';

type NoticeRow = typeof notices.$inferSelect;
type Contacts = Pick<typeof users.$inferSelect, 'email' | 'phone'>;

/** An address or number that only people who know it recognise. */
function masked({ channel }: NoticeRow, { email, phone }: Contacts): string {
  if (email !== null && channel !== 'sms') {
    const [name = '', host = ''] = email.split('@');
    return `${name.slice(0, 2)}***@${host}`;
  }
  return phone === null ? '' : `***${phone.slice(-4)}`;
}

function pauseOf(pause: ChannelPause): Schemas['NoticePause'] {
  const { since, until, reason } = pause;
  return { since: since.toISOString(), until: until.toISOString(), reason };
}

function staffNotice(row: NoticeRow, contacts: Contacts | undefined): Schemas['Notice'][] {
  const { id, event, state, channel, tries, createDate } = row;
  // Of another release.
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

/** The queue of notices to people, in the hands of staff. */
export function staffNoticeHandlers({
  db,
  now,
}: Services): HandlersOf<'listNotices' | 'retryNotices'> {
  return {
    listNotices: async ({ query }) => {
      const { current, size, offset } = staffPaging(query);
      const where = query.state === undefined ? undefined : eq(notices.state, query.state);
      const total = await db.$count(notices, where);
      const order = [
        [notices.createDate, 'descending'],
        [notices.id, 'descending'],
      ] as const;
      const rows = await orderedPage(db, { table: notices, where, order, total, offset, size });
      const recipients = await db
        .select({ id: users.id, email: users.email, phone: users.phone })
        .from(users)
        .where(
          inArray(
            users.id,
            rows.map(({ userId }) => userId),
          ),
        );
      const contacts = new Map(recipients.map(({ id, ...own }) => [id, own]));
      const records = rows.flatMap((notice) => staffNotice(notice, contacts.get(notice.userId)));
      const mail = await currentPause(db, 'mail');
      const sms = await currentPause(db, 'sms');
      return {
        records,
        total,
        current,
        size,
        ...(mail && { paused: pauseOf(mail) }),
        ...(sms && { smsPaused: pauseOf(sms) }),
      };
    },

    retryNotices: async ({ body: { ids } }) => {
      const rows = await db
        .update(notices)
        .set({ state: 'waiting', nextAt: now() })
        .where(and(inArray(notices.id, ids), inArray(notices.state, ['failed', 'unreachable'])))
        .returning({ id: notices.id });
      return { retried: rows.length };
    },
  };
}
