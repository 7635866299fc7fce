import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getMenu } from '@/api/generated/config/config';
import { connectTransport } from '@/api/request-context';
import { connectChunkRecovery, loadChunk } from '@/lib/load-chunk';

// WebKit breaks off what a page still loads as soon as the visitor leaves.
const recover = vi.fn(() => Promise.resolve());
const loadPart = () =>
  loadChunk(() => Promise.reject(new TypeError('Importing a module script failed.')));
const callServer = () => getMenu({ quiet: true });

/** How a load ended; empty while it continues. */
function watch(load: Promise<unknown>): { name?: string } {
  const outcome: { name?: string } = {};
  load.catch((error: unknown) => {
    outcome.name = error instanceof Error ? error.name : 'unknown';
  });
  return outcome;
}

beforeEach(() => {
  recover.mockClear();
  connectChunkRecovery(recover);
  connectTransport({ token: () => undefined, language: () => 'en-US' });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Load failed')));
  window.dispatchEvent(new Event('beforeunload'));
});
afterEach(() => {
  window.dispatchEvent(new Event('pageshow'));
  vi.unstubAllGlobals();
});

it.each([
  ['a part of the site', loadPart, 'ChunkLoadError'],
  ['a call', callServer, 'ApiFailure'],
])(
  '%s that is broken off shows no error while the visitor leaves, and one where they come back',
  async (_, load, name) => {
    const outcome = watch(load());
    window.dispatchEvent(new Event('pagehide'));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(outcome).toEqual({});
    expect(recover).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('pageshow'));
    await vi.waitFor(() => {
      expect(outcome.name).toBe(name);
    });
  },
);

it('a visitor who stays reads of the error after a few seconds', async () => {
  vi.useFakeTimers();
  window.dispatchEvent(new Event('beforeunload'));
  const outcome = watch(loadPart());
  await vi.advanceTimersByTimeAsync(4000);
  expect(outcome).toEqual({});
  await vi.advanceTimersByTimeAsync(1000);
  vi.useRealTimers();
  expect(outcome.name).toBe('ChunkLoadError');
});
