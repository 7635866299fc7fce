import { eq, sql } from 'drizzle-orm';
import type { CacheListeners } from '../../http/types.ts';
import type { Database } from '../../database/open.ts';
import { news } from '../../database/schema.ts';

/** Milliseconds between two writings. */
const PAUSE = 5000;

/**
 * Counts views of articles beside the calls, and writes them down together: an article that everybody
 * reads is one write every few seconds, and reading waits for none. A killed process loses the views of
 * its last seconds.
 */
export class ViewCounts {
  readonly #db: Database;
  readonly #failed: (error: unknown) => void;
  readonly #timer: NodeJS.Timeout;
  readonly #counts = new Map<string, number>();
  #writing: Promise<void> | undefined;

  /** @param failed called where the database does not take them; they are kept for the next time */
  constructor(db: Database, failed: (error: unknown) => void) {
    this.#db = db;
    this.#failed = failed;
    this.#timer = setInterval(() => void this.write(), PAUSE).unref();
  }

  add(id: string): void {
    this.#counts.set(id, this.counted(id) + 1);
  }

  /** Views of an article that are not written down yet. */
  counted(id: string): number {
    return this.#counts.get(id) ?? 0;
  }

  /** Writes down what was counted, once at a time. */
  async write(): Promise<void> {
    this.#writing ??= this.#writeCounts()
      .catch(this.#failed)
      .finally(() => {
        this.#writing = undefined;
      });
    await this.#writing;
  }

  /** Writes down what is left, for a server that stops. */
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

/** Counts the views of articles whose response is sent from the cache. */
export function viewsFromCache(views: ViewCounts): CacheListeners {
  return { getNews: ({ id }) => views.add(id) };
}

/** For handlers that count views of articles. */
export interface WithViewCounts {
  views: ViewCounts;
}
