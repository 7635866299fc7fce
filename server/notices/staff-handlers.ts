import { staffPaging, type HandlersOf, type Services } from '../http/services.ts';
import { noticePage, retryFailed } from './staff-queries.ts';
import { currentPause } from './channel-pause.ts';
import { pauseOf, staffNotice } from './staff-present.ts';

/** Handlers of staff for the queue of notices. */
export function staffNoticeHandlers({
  db,
  now,
}: Services): HandlersOf<'listNotices' | 'retryNotices'> {
  return {
    listNotices: async ({ query }) => {
      const { current, size, offset } = staffPaging(query);
      const found = await noticePage(db, { state: query.state, offset, size });
      const records = found.rows.flatMap((notice) =>
        staffNotice(notice, found.contacts.get(notice.userId)),
      );
      const mail = await currentPause(db, 'mail');
      const sms = await currentPause(db, 'sms');
      return {
        records,
        total: found.total,
        current,
        size,
        ...(mail && { paused: pauseOf(mail) }),
        ...(sms && { smsPaused: pauseOf(sms) }),
      };
    },

    retryNotices: async ({ body: { ids } }) => {
      return { retried: await retryFailed(db, ids, now()) };
    },
  };
}
