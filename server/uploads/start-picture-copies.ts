import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { inOneProcess } from '../database/in-one-process.ts';
import type { Database } from '../database/open.ts';
import type { FileStore } from '../store/file-store.ts';
import { makePictureCopies } from './picture-copies.ts';

/** Soon enough for who has just published a picture, and cheap where there is none. */
const OFTEN = 30_000;

interface Pictures {
  db: Database;
  store: FileStore;
  incoming: string;
}

/** Makes smaller copies of pictures that have become public, beside the calls. */
export function startPictureCopies(
  pictures: Pictures,
  log: FastifyBaseLogger,
): { stop: () => Promise<void> } {
  const stopped = new AbortController();
  const { signal } = stopped;
  async function run(): Promise<void> {
    while (!signal.aborted) {
      try {
        await inOneProcess(pictures.db, 'pictures', () =>
          makePictureCopies({ ...pictures, now: new Date() }),
        );
      } catch (err) {
        log.error({ err }, 'smaller copies of pictures could not be made');
      }
      await wait(OFTEN, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }
  const running = run();
  return {
    stop: async () => {
      stopped.abort();
      await running;
    },
  };
}
