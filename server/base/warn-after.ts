import type { FastifyBaseLogger } from 'fastify';

/** Awaits a check at start; if the check throws, logs a warning and continues. */
export async function warnAfter(
  log: Pick<FastifyBaseLogger, 'warn'>,
  check: Promise<unknown>,
): Promise<void> {
  try {
    await check;
  } catch (err) {
    log.warn({ err }, 'a startup check failed');
  }
}
