import { desc, lt, lte } from 'drizzle-orm';
import { errorLog } from '../database/schema.ts';
import type { HandlersOf, Services } from '../services.ts';

const RETENTION_MILLISECONDS = 30 * 24 * 3_600_000;
const MAX_ENTRIES = 10_000;

function withoutQuery(url: string): string {
  return url.replace(/[?#].*$/s, '');
}

/** The places of a stack without the queries of its scripts. */
function withoutQueries(stack: string): string {
  return stack.replace(/[?#][^:\s)]*/g, '');
}

/** What went wrong in browsers: kept for 30 days, and never more than the newest 10 000. */
export function errorLogHandlers({ db, now }: Services): HandlersOf<'sendErrorLog'> {
  return {
    sendErrorLog: async ({ body }) => {
      const receivedAt = now();
      const rows = body.entries.map((entry) => ({
        ...entry,
        url: withoutQuery(entry.url),
        ...(entry.stack !== undefined && { stack: withoutQueries(entry.stack) }),
        time: new Date(entry.time),
        receivedAt,
      }));
      await db.insert(errorLog).values(rows);
      const oldest = new Date(receivedAt.getTime() - RETENTION_MILLISECONDS);
      await db.delete(errorLog).where(lt(errorLog.receivedAt, oldest));
      const [beyond] = await db
        .select({ id: errorLog.id })
        .from(errorLog)
        .orderBy(desc(errorLog.id))
        .limit(1)
        .offset(MAX_ENTRIES);
      if (beyond !== undefined) await db.delete(errorLog).where(lte(errorLog.id, beyond.id));
      return { accepted: rows.length };
    },
  };
}
