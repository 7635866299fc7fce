import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/open.ts';
import type { FileStore } from '../store/file-store.ts';
import { makePictureCopy } from './picture-copies.ts';

/** Soon enough for who has just published a picture, and cheap where there is none. */
const OFTEN = 30_000;

interface Pictures {
  db: Database;
  store: FileStore;
  incoming: string;
}

/** One picture after the other, until none waits or the server stops. */
async function copyAll(pictures: Pictures, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && (await makePictureCopy({ ...pictures, now: new Date() })));
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
        await copyAll(pictures, signal);
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
