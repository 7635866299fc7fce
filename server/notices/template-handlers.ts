import { eq, sql } from 'drizzle-orm';
import { businessRule } from '../base/failure.ts';
import { requireRevision } from '../http/revision.ts';
import { noticeTemplates } from '../database/schema.ts';
import { storedText } from '../localized/localized.ts';
import type { HandlersOf, Services } from '../http/services.ts';
import { NOTICE_EVENTS, templateOf, unknownPlaceholders, writtenTexts } from './templates.ts';

/** What the mails to people say, in the hands of staff. */
export function noticeTemplateHandlers({
  db,
}: Services): HandlersOf<'listNoticeTemplates' | 'updateNoticeTemplate'> {
  return {
    listNoticeTemplates: async () => {
      const rows = await db.select().from(noticeTemplates);
      return NOTICE_EVENTS.map((event) =>
        templateOf(
          event,
          rows.find((row) => row.event === event),
        ),
      );
    },

    updateNoticeTemplate: ({ body: { event, texts, revision } }) =>
      db.transaction(async (tx) => {
        // A notice with its built-in texts has no row to lock.
        await tx.execute(sql`lock table ${noticeTemplates} in share row exclusive mode`);
        const stored = await writtenTexts(tx, event);
        requireRevision(templateOf(event, stored).revision, revision);
        if (texts === undefined) {
          await tx.delete(noticeTemplates).where(eq(noticeTemplates.event, event));
          return templateOf(event, undefined);
        }
        const unknown = unknownPlaceholders(event, texts);
        if (unknown.length > 0)
          throw businessRule('placeholderUnknown', { names: unknown.join(', ') });
        const written = {
          subject: storedText(texts.subject, stored?.subject),
          text: storedText(texts.text, stored?.text),
        };
        await tx
          .insert(noticeTemplates)
          .values({ event, ...written })
          .onConflictDoUpdate({ target: noticeTemplates.event, set: written });
        return templateOf(event, written);
      }),
  };
}
