import { revisionOf } from '../../http/revision.ts';
import type { Schemas } from '../../http/types.ts';
import type { domains } from '../../database/schema.ts';

/** A track as the contract returns it. */
export function trackOf({ code, name, summary }: typeof domains.$inferSelect): Schemas['Track'] {
  return { code, revision: revisionOf({ name, summary }), name, summary };
}
