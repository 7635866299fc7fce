import type { Schemas } from '../../http/types.ts';
import { cleanLocalized } from '../../localized/rich-text.ts';
import { omitNull } from '../../http/services.ts';
import type { InferSelectModel } from 'drizzle-orm';
import type { news } from '../../database/schema.ts';
import type { Language } from '../../base/messages.ts';
import { localizeRecord, type Localized } from '../../localized/localized.ts';

export type NewsRow = InferSelectModel<typeof news>;

/** Chooses one language for all texts of an item, the same for the list and the item's page. */
export function localizeNews(row: NewsRow, wanted: Language): Localized {
  return localizeRecord([row.title, row.source, row.summary, row.content], wanted);
}

/** Converts an item for lists. */
export function newsSummary(row: NewsRow, wanted: Language): Schemas['NewsSummary'] {
  const { id, kind, title, source, summary, browseNumber, coverFileId } = row;
  const { of, languages } = localizeNews(row, wanted);
  return {
    id,
    kind,
    browseNumber,
    ...languages,
    title: of(title),
    source: of(source),
    summary: of(summary),
    publishDate: row.publishDate.toISOString(),
    ...omitNull({ coverFileId }),
  };
}

/** Converts an item to the body that staff edit. */
export function newsBody(row: NewsRow): Schemas['NewsBody'] {
  const { kind, title, source, summary, published, coverFileId, videoFileId } = row;
  const { captionFileId, matchId: matchInfoId } = row;
  return {
    kind,
    title,
    source,
    summary,
    published,
    publishDate: row.publishDate.toISOString(),
    content: cleanLocalized(row.content),
    ...omitNull({ coverFileId, videoFileId, captionFileId, matchInfoId }),
  };
}

export function neighbourOf(
  row: NewsRow | undefined,
  language: Language,
): Schemas['NewsNeighbour'] | null {
  if (row === undefined) return null;
  const { of, languages } = localizeNews(row, language);
  return { id: row.id, title: of(row.title), ...languages };
}
