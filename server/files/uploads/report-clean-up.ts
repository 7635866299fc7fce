import type { FastifyBaseLogger } from 'fastify';
import type { CleanUpResult } from './clean-up.ts';

/** Logs the result of the clean-up at start, if it did anything. */
export function reportCleanUp(
  log: Pick<FastifyBaseLogger, 'warn'>,
  { moved, refused, deleted }: CleanUpResult,
  folder: string,
): void {
  if (moved > 0) {
    log.warn(
      { moved, folder },
      'moved files that the database does not contain to the removed files',
    );
  }
  if (refused > 0) {
    const advice = 'check DATA_DIR and DATABASE_URL, or start once with CLEAN_UP_ALL=on';
    log.warn(
      { refused, folder },
      `kept files that the database does not contain, because they are more than 5 % of all; ${advice}`,
    );
  }
  if (deleted > 0) {
    log.warn({ deleted, folder }, 'deleted files that were removed more than 30 days ago');
  }
}
