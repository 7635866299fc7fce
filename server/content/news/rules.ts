import type { Schemas } from '../../http/types.ts';
import { storedText } from '../../localized/localized.ts';
import { cleanHtml, filesOfText } from '../../localized/rich-text.ts';
import type { NewsRow } from './present.ts';

/**
 * Converts a body to columns; merges its texts with those of `stored`. Sanitizes HTML on input, in addition
 * to the sanitization on output.
 */
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

/** Returns the files of an item, each with its required kind. */
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
