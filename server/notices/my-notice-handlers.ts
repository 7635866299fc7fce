import type { Schemas } from '../http/types.ts';
import type { Language } from '../base/messages.ts';
import type { HandlersOf, Services } from '../http/services.ts';
import { latestNotices, markRead } from './my-queries.ts';
import { templateRows } from './template-queries.ts';
import { myNotice } from './my-present.ts';

/** Maximum number of notices in the list. */
const MAX_NOTICES = 20;

/** Handlers of the current user's notices. */
export function myNoticeHandlers({
  db,
  now,
}: Services): HandlersOf<'listMyNotices' | 'readMyNotices'> {
  async function latest(userId: string, language: Language): Promise<Schemas['MyNotices']> {
    const rows = await latestNotices(db, userId, MAX_NOTICES);
    const written = await templateRows(db);
    const texts = new Map(written.map((template) => [template.event, template]));
    const records = rows.flatMap((row) => myNotice(row, { texts, language }));
    return { records, unread: records.filter(({ read }) => !read).length };
  }

  return {
    listMyNotices: ({ session: { userId }, language }) => latest(userId, language),

    readMyNotices: async ({ body: { ids }, session: { userId }, language }) => {
      await markRead(db, { userId, ids, now: now() });
      const { unread } = await latest(userId, language);
      return { unread };
    },
  };
}
