import { serverBusy } from '../../base/failure.ts';
import { concurrencyLimiter, type ConcurrencyLimiter } from '../../http/concurrency-limiter.ts';
import type { OperationId, Schemas } from '../../http/types.ts';
import type { HandlersOf, Services } from '../../http/services.ts';
import { deleteOldEntries, insertEntries } from './queries.ts';

const RETENTION_MILLISECONDS = 30 * 24 * 3_600_000;
const MAX_ENTRIES = 10_000;
/** Minimum time between two deletions of old entries. */
const CLEAN_UP_MILLISECONDS = 60_000;

/**
 * Limits concurrent error reports, because any client may send long ones. The browser sends refused reports
 * again with the next batch.
 */
export const errorLogLimiters: Partial<Record<OperationId, () => ConcurrencyLimiter>> = {
  sendErrorLog: () =>
    concurrencyLimiter({
      concurrent: 2,
      minMilliseconds: 100,
      refusalDelay: 1000,
      refuse: () => serverBusy(5),
    }),
};

function withoutQuery(url: string): string {
  return url.replace(/[?#].*$/s, '');
}

/** Removes the queries of script URLs from a stack trace. */
function withoutQueries(stack: string): string {
  return stack.replace(/[?#][^:\s)]*/g, '');
}

/** Handlers of browsers' error reports, which are kept for 30 days and up to about 10,000 entries. */
export function errorLogHandlers({ db, now }: Services): HandlersOf<'sendErrorLog'> {
  let cleanedAt = -Infinity;

  async function cleanUp(at: Date): Promise<void> {
    // Absolute, because the clock may be set back.
    if (Math.abs(at.getTime() - cleanedAt) < CLEAN_UP_MILLISECONDS) return;
    cleanedAt = at.getTime();
    const oldest = new Date(at.getTime() - RETENTION_MILLISECONDS);
    await deleteOldEntries(db, { oldest, most: MAX_ENTRIES });
  }

  async function write(entries: readonly Schemas['ErrorLogItem'][], at: Date): Promise<void> {
    const rows = entries.map((entry) => ({
      ...entry,
      url: withoutQuery(entry.url),
      ...(entry.stack !== undefined && { stack: withoutQueries(entry.stack) }),
      time: new Date(entry.time),
      receivedAt: at,
    }));
    await insertEntries(db, rows);
    await cleanUp(at);
  }

  return {
    sendErrorLog: async ({ body: { entries } }) => {
      await write(entries, now());
      return { accepted: entries.length };
    },
  };
}
