import type { Transaction } from '../../database/open.ts';
import type { DateLimits } from '../edition/date-rules.ts';
import type { EditionRow } from '../edition/rules.ts';
import { publicationsOf } from './publication-queries.ts';
import { dateLimits } from './publication-rules.ts';

/** Returns what the published and planned results of a locked edition forbid for its dates. */
export async function readDateLimits(
  tx: Transaction,
  edition: EditionRow,
  now: Date,
): Promise<DateLimits> {
  return dateLimits(edition, await publicationsOf(tx, [edition.id]), now);
}
