import type { files, mediaTexts, users } from '../../database/schema.ts';
import { revisionOf } from '../../http/revision.ts';
import type { Schemas } from '../../http/types.ts';
import { omitNull } from '../../http/services.ts';
import { nameOf } from '../../http/audit.ts';

/** A file with its descriptions and owner. */
export interface MediaRow {
  files: typeof files.$inferSelect;
  media_texts: typeof mediaTexts.$inferSelect | null;
  users: typeof users.$inferSelect | null;
}

/** Returns the revision of a file's descriptions. */
export const textsRevision = (
  texts: Pick<typeof mediaTexts.$inferSelect, 'alt'> | null | undefined,
) => revisionOf(texts?.alt ?? null);

export function mediaItem({
  files: file,
  media_texts: texts,
  users: owner,
}: MediaRow): Schemas['MediaItem'] {
  const { id, name, mime, size, createDate } = file;
  return {
    id,
    revision: textsRevision(texts),
    name,
    mime,
    size,
    createDate: createDate.toISOString(),
    ...omitNull({ createBy: owner && nameOf(owner), alt: texts?.alt ?? null }),
  };
}
