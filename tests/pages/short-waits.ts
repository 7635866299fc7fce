import { vi } from 'vitest';

const FACTOR = 20;

/**
 * Divides timeouts of this length, in milliseconds, by 20 until the test ends (`setup.ts`). Only
 * for tests that do not depend on its length.
 */
export function shortenWaits(length: number): void {
  const wait = window.setTimeout.bind(window);
  vi.stubGlobal('setTimeout', (call: () => void, delay?: number, ...args: unknown[]) =>
    wait(call, delay === length ? delay / FACTOR : delay, ...args),
  );
}
