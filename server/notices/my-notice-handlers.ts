import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Schemas } from '../http/types.ts';
import { notices, noticeTemplates } from '../database/schema.ts';
import type { Language } from '../base/messages.ts';
import type { HandlersOf, Services } from '../http/services.ts';
import { isNoticeEvent } from './events.ts';
import { noticeParts, noticePath } from './notice-parts.ts';
import { placeholdersOf, type NoticeTexts } from './templates.ts';

type NoticeRow = typeof notices.$inferSelect;

/** Notices that the bell shows. */
const LATEST = 20;

/** A notice as its recipient reads it; none of another release, or whose values were not kept. */
function myNotice(
  { id, event, values, readAt, createDate }: NoticeRow,
  { texts, language }: { texts: ReadonlyMap<string, NoticeTexts>; language: Language },
): Schemas['OwnNotice'][] {
  if (!isNoticeEvent(event)) return [];
  if (placeholdersOf(event).some((name) => !Object.hasOwn(values, name))) return [];
  const content = { event, values, written: texts.get(event), language };
  const { subject: title, text } = noticeParts(content);
  return [
    {
      id,
      event,
      title,
      text,
      path: noticePath(content),
      read: readAt !== null,
      createDate: createDate.toISOString(),
    },
  ];
}

/** The notices of the current user, for the bell of the site. */
export function myNoticeHandlers({
  db,
  now,
}: Services): HandlersOf<'listMyNotices' | 'readMyNotices'> {
  async function latest(userId: string, language: Language): Promise<Schemas['MyNotices']> {
    const rows = await db
      .select()
      .from(notices)
      .where(eq(notices.userId, userId))
      .orderBy(desc(notices.createDate), desc(notices.id))
      .limit(LATEST);
    const written = await db.select().from(noticeTemplates);
    const texts = new Map(written.map((template) => [template.event, template]));
    const records = rows.flatMap((row) => myNotice(row, { texts, language }));
    return { records, unread: records.filter(({ read }) => !read).length };
  }

  return {
    listMyNotices: ({ session: { userId }, language }) => latest(userId, language),

    readMyNotices: async ({ body: { ids }, session: { userId }, language }) => {
      await db
        .update(notices)
        .set({ readAt: now() })
        .where(and(eq(notices.userId, userId), inArray(notices.id, ids), isNull(notices.readAt)));
      const { unread } = await latest(userId, language);
      return { unread };
    },
  };
}
