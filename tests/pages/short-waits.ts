import { vi } from 'vitest';

const FACTOR = 20;

/**
 * Has waits of the site of this length, milliseconds, pass twenty times as fast until the test ends
 * (`setup.ts`): for tests of what comes after one, not of how long it takes.
 */
export function shortenWaits(length: number): void {
  const wait = window.setTimeout.bind(window);
  vi.stubGlobal('setTimeout', (call: () => void, delay?: number, ...args: unknown[]) =>
    wait(call, delay === length ? delay / FACTOR : delay, ...args),
  );
}
