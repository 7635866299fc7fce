import { eq, sql } from 'drizzle-orm';
import type { CacheListeners } from '../../http/types.ts';
import type { Database } from '../../database/open.ts';
import { news } from '../../database/schema.ts';

/** Milliseconds between two writes. */
const PAUSE = 5000;

/**
 * Counts views of articles in memory and writes them in batches, so that reading an article never waits for
 * a write. A killed process loses the views of the last seconds.
 */
export class ViewCounts {
  readonly #db: Database;
  readonly #failed: (error: unknown) => void;
  readonly #timer: NodeJS.Timeout;
  readonly #counts = new Map<string, number>();
  #writing: Promise<void> | undefined;

  /** @param failed called if a write fails; the views are kept for the next one */
  constructor(db: Database, failed: (error: unknown) => void) {
    this.#db = db;
    this.#failed = failed;
    this.#timer = setInterval(() => void this.write(), PAUSE).unref();
  }

  add(id: string): void {
    this.#counts.set(id, this.counted(id) + 1);
  }

  /** Returns the views of an article that have not been written yet. */
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

/** Counts views of articles whose responses are sent from the cache. */
export function viewsFromCache(views: ViewCounts): CacheListeners {
  return { getNews: ({ id }) => views.add(id) };
}

/** For handlers that count views of articles. */
export interface WithViewCounts {
  views: ViewCounts;
}
