import type { Schemas } from '../../http/types.ts';
import { storedText } from '../../localized/localized.ts';
import { cleanHtml, filesOfText } from '../../localized/rich-text.ts';
import type { NewsRow } from './present.ts';

/** The written part of an item, in place of `stored`: sanitised on the way in, as on the way out. */
export function contentOf(body: Schemas['NewsBody'], stored?: NewsRow) {
  const { kind, published, coverFileId = null, videoFileId = null } = body;
  const { captionFileId = null, matchInfoId: matchId = null } = body;
  return {
    kind,
    published,
    coverFileId,
    videoFileId,
    captionFileId,
    matchId,
    publishDate: new Date(body.publishDate),
    title: storedText(body.title, stored?.title),
    source: storedText(body.source, stored?.source),
    summary: storedText(body.summary, stored?.summary),
    content: storedText(body.content, stored?.content, cleanHtml),
  };
}

/** The files that an item shows, by the kind that each must have. */
export const filesOf = ({
  coverFileId,
  videoFileId,
  captionFileId,
  content,
}: Schemas['NewsBody']) => [
  { kind: 'image' as const, id: coverFileId },
  { kind: 'video' as const, id: videoFileId },
  { kind: 'text' as const, id: captionFileId },
  ...filesOfText(content),
];
