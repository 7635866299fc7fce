import { repeat } from '../../base/repeat.ts';
import type { Database } from '../../database/open.ts';
import type { ResponseCache } from '../../http/response-cache.ts';
import { operationInfo } from '../../http/specification.ts';
import { publishDueResults } from './publish-due.ts';

/** Interval between checks for planned publications. */
const INTERVAL_MILLISECONDS = 3000;

/**
 * Publishes planned results when their time comes, in every process: of several, one succeeds.
 * @param onError called with the error of a failed round; the next round still runs
 */
export function startResultPublication(
  { db, cache }: { db: Database; cache: ResponseCache },
  onError: (error: unknown) => void,
): { stop: () => Promise<void> } {
  return repeat({
    pause: INTERVAL_MILLISECONDS,
    round: async () => {
      const published = await publishDueResults(db, new Date());
      if (published > 0) cache.clear(operationInfo.get('publishResults')?.invalidates ?? []);
    },
    onError,
  });
}
