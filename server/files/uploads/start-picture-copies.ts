import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../database/open.ts';
import { repeat } from '../../base/repeat.ts';
import type { FileStore } from '../../store/file-store.ts';
import { makePictureCopy } from './picture-copies.ts';

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
  return repeat({
    pause: OFTEN,
    // One picture after the other, until there is none without copies or the server stops.
    round: async (signal) => {
      while (!signal.aborted && (await makePictureCopy({ ...pictures, now: new Date() })));
    },
    onError: (err) => log.error({ err }, 'smaller copies of pictures could not be made'),
  });
}
