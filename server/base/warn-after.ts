import type { FastifyBaseLogger } from 'fastify';

/** Waits for a check that only warns. Where the check itself fails, the start goes on with a warning. */
export async function warnAfter(
  log: Pick<FastifyBaseLogger, 'warn'>,
  check: Promise<unknown>,
): Promise<void> {
  try {
    await check;
  } catch (err) {
    log.warn({ err }, 'a check at the start failed');
  }
}
