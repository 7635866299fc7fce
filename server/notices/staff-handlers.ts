import { and, eq, inArray } from 'drizzle-orm';
import type { Schemas } from '../contract/types.ts';
import { orderedPage } from '../database/ordered-page.ts';
import { notices, users } from '../database/schema.ts';
import { omitNull, staffPaging, type HandlersOf, type Services } from '../services.ts';
import { isNoticeEvent } from './events.ts';
import { currentPause } from './mail-pause.ts';

/** An address that says whose it is only to who knows it already. */
function masked(email: string | null | undefined): string {
  const [name = '', host] = (email ?? '').split('@');
  return host === undefined ? '' : `${name.slice(0, 2)}***@${host}`;
}

function staffNotice(
  { id, event, state, tries, createDate, ...row }: typeof notices.$inferSelect,
  email: string | null | undefined,
): Schemas['Notice'][] {
  // Of another release.
  if (!isNoticeEvent(event)) return [];
  const nextAt = state === 'waiting' ? row.nextAt.toISOString() : null;
  return [
    {
      id,
      event,
      state,
      tries,
      recipient: masked(email),
      createDate: createDate.toISOString(),
      ...omitNull({ sentAt: row.sentAt?.toISOString() ?? null, nextAt, error: row.error }),
    },
  ];
}

/** The queue of mails to people, in the hands of staff. */
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
        .select({ id: users.id, email: users.email })
        .from(users)
        .where(
          inArray(
            users.id,
            rows.map(({ userId }) => userId),
          ),
        );
      const emails = new Map(recipients.map(({ id, email }) => [id, email]));
      const records = rows.flatMap((notice) => staffNotice(notice, emails.get(notice.userId)));
      const pause = await currentPause(db);
      const paused = pause && {
        since: pause.since.toISOString(),
        until: pause.until.toISOString(),
        reason: pause.reason,
      };
      return { records, total, current, size, ...(paused && { paused }) };
    },

    retryNotices: async ({ body: { ids } }) => {
      const rows = await db
        .update(notices)
        .set({ state: 'waiting', nextAt: now() })
        .where(and(inArray(notices.id, ids), eq(notices.state, 'failed')))
        .returning({ id: notices.id });
      return { retried: rows.length };
    },
  };
}
