import { revisionOf } from '../../http/revision.ts';
import type { Schemas } from '../../http/types.ts';
import type { cities } from '../../database/schema.ts';
import { type domains } from '../../database/schema.ts';
import { omitNull } from '../../http/services.ts';

/** A track as the contract returns it. */
export function trackOf({ code, name, summary }: typeof domains.$inferSelect): Schemas['Track'] {
  return { code, revision: revisionOf({ name, summary }), name, summary };
}

export type CityRow = typeof cities.$inferSelect;

/** A city as the contract returns it. */
export const cityOf = ({ code, name, parentCode }: CityRow): Schemas['City'] => ({
  code,
  revision: revisionOf({ name, parentCode }),
  name,
  ...omitNull({ parentCode }),
});
