import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../database/open.ts';
import { repeat } from '../../base/repeat.ts';
import type { FileStore } from '../../store/file-store.ts';
import { makePictureCopy } from './picture-copies.ts';

/** Interval between two rounds, in milliseconds. */
const INTERVAL_MILLISECONDS = 30_000;

interface Pictures {
  db: Database;
  store: FileStore;
  incoming: string;
}

/** Makes scaled copies of newly published pictures in the background. */
export function startPictureCopies(
  pictures: Pictures,
  log: FastifyBaseLogger,
): { stop: () => Promise<void> } {
  return repeat({
    pause: INTERVAL_MILLISECONDS,
    // Repeats until no picture is left or the server stops.
    round: async (signal) => {
      while (!signal.aborted && (await makePictureCopy({ ...pictures, now: new Date() })));
    },
    onError: (err) => log.error({ err }, 'failed to scale pictures'),
  });
}
