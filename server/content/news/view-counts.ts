import { eq, sql } from 'drizzle-orm';
import type { CacheListeners } from '../../http/types.ts';
import type { Database } from '../../database/open.ts';
import { news } from '../../database/schema.ts';

/** Milliseconds between two writes. */
const PAUSE = 5000;

/**
 * Counts views of news items in memory and writes the counts in batches, so that reading an item never waits
 * for a write. A killed process loses the views since the last write.
 */
export class ViewCounts {
  readonly #db: Database;
  readonly #failed: (error: unknown) => void;
  readonly #timer: NodeJS.Timeout;
  readonly #counts = new Map<string, number>();
  #writing: Promise<void> | undefined;

  /** @param failed called if a write fails; the next write retries the views */
  constructor(db: Database, failed: (error: unknown) => void) {
    this.#db = db;
    this.#failed = failed;
    this.#timer = setInterval(() => void this.write(), PAUSE).unref();
  }

  add(id: string): void {
    this.#counts.set(id, this.counted(id) + 1);
  }

  /** Returns the views of an item that have not been written yet. */
  counted(id: string): number {
    return this.#counts.get(id) ?? 0;
  }

  /** Writes the counted views; only one write runs at a time. */
  async write(): Promise<void> {
    this.#writing ??= this.#writeCounts()
      .catch(this.#failed)
      .finally(() => {
        this.#writing = undefined;
      });
    await this.#writing;
  }

  /** Writes the remaining views when the server stops. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#writing;
    await this.write();
  }

  async #writeCounts(): Promise<void> {
    for (const [id, count] of this.#counts) {
      await this.#db
        .update(news)
        .set({ browseNumber: sql`${news.browseNumber} + ${count}` })
        .where(eq(news.id, id));
      const more = this.counted(id) - count;
      if (more > 0) this.#counts.set(id, more);
      else this.#counts.delete(id);
    }
  }
}

/** Counts views of items whose responses are sent from the cache. */
export function viewsFromCache(views: ViewCounts): CacheListeners {
  return { getNews: ({ id }) => views.add(id) };
}

/** Service for handlers that count views of news items. */
export interface WithViewCounts {
  views: ViewCounts;
}
