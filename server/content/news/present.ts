import type { Schemas } from '../../http/types.ts';
import { cleanLocalized } from '../../localized/rich-text.ts';
import { omitNull } from '../../http/services.ts';
import type { NewsRow } from './queries.ts';

/** A news item as staff write it. */
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
