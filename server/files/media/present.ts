import type { files, mediaTexts, users } from '../../database/schema.ts';
import { revisionOf } from '../../http/revision.ts';
import type { Schemas } from '../../http/types.ts';
import { omitNull } from '../../http/services.ts';
import { nameOf } from '../../http/audit.ts';

export interface Found {
  files: typeof files.$inferSelect;
  media_texts: typeof mediaTexts.$inferSelect | null;
  users: typeof users.$inferSelect | null;
}

/** Returns the revision of a file's descriptions. */
export const textsRevision = (
  words: Pick<typeof mediaTexts.$inferSelect, 'alt'> | null | undefined,
) => revisionOf(words?.alt ?? null);

export function mediaItem({
  files: file,
  media_texts: words,
  users: owner,
}: Found): Schemas['MediaItem'] {
  const { id, name, mime, size, createDate } = file;
  return {
    id,
    revision: textsRevision(words),
    name,
    mime,
    size,
    createDate: createDate.toISOString(),
    ...omitNull({ createBy: owner && nameOf(owner), alt: words?.alt ?? null }),
  };
}
