import type { configs } from '../../database/schema.ts';
import type { Schemas } from '../../http/types.ts';
import { revisionOf } from '../../http/revision.ts';

/** A setting as staff see it. */
export function configEntry(row: typeof configs.$inferSelect): Schemas['ConfigEntry'] {
  return { ...row, revision: revisionOf(row.content) };
}
