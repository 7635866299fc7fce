import { activitySummary } from '../activity/present.ts';
import type { ActivityRow } from '../activity/rules.ts';
import type { Language } from '../base/messages.ts';
import { entryTexts } from '../competition/entry/present.ts';
import { newsSummary, type NewsRow } from '../content/news/present.ts';
import type { Schemas } from '../http/types.ts';

type Hit = Schemas['SearchHit'];

export function entryHit(
  { id, ...texts }: { id: string } & Parameters<typeof entryTexts>[0],
  reader: Language,
): Hit {
  const { name: title, summary, language } = entryTexts(texts, reader);
  return { id, kind: 'entry', title, summary, language };
}

export function newsHit(row: NewsRow, language: Language): Hit {
  const shown = newsSummary(row, language);
  const { id, kind, title, summary, publishDate: date } = shown;
  return { id, kind, title, summary, date, language: shown.language };
}

export function activityHit(row: ActivityRow, language: Language): Hit {
  const shown = activitySummary(row, row.start, language);
  return {
    id: row.id,
    kind: 'activity',
    title: shown.title,
    summary: `${shown.city} ${shown.address}`,
    date: shown.start,
    language: shown.language,
  };
}
