import { businessRule } from '../base/failure.ts';
import { requireRevision } from '../http/revision.ts';
import { storedText } from '../localized/localized.ts';
import type { HandlersOf, Services } from '../http/services.ts';
import { NOTICE_EVENTS, unknownPlaceholders } from './template-rules.ts';
import { templateOf } from './template-present.ts';
import { lockTemplates, templateRows, writeTexts, writtenTexts } from './template-queries.ts';

/** Handlers of staff for the texts of notices. */
export function noticeTemplateHandlers({
  db,
}: Services): HandlersOf<'listNoticeTemplates' | 'updateNoticeTemplate'> {
  return {
    listNoticeTemplates: async () => {
      const rows = await templateRows(db);
      return NOTICE_EVENTS.map((event) =>
        templateOf(
          event,
          rows.find((row) => row.event === event),
        ),
      );
    },

    updateNoticeTemplate: ({ body: { event, texts, revision } }) =>
      db.transaction(async (tx) => {
        await lockTemplates(tx);
        const stored = await writtenTexts(tx, event);
        requireRevision(templateOf(event, stored).revision, revision);
        if (texts === undefined) {
          await writeTexts(tx, event, undefined);
          return templateOf(event, undefined);
        }
        const unknown = unknownPlaceholders(event, texts);
        if (unknown.length > 0)
          throw businessRule('placeholderUnknown', { names: unknown.join(', ') });
        const written = {
          subject: storedText(texts.subject, stored?.subject),
          text: storedText(texts.text, stored?.text),
        };
        await writeTexts(tx, event, written);
        return templateOf(event, written);
      }),
  };
}
