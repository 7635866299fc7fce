import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getMenu } from '@/api/generated/config/config';
import { configureTransport } from '@/api/request-context';
import { connectChunkRecovery, loadChunk } from '@/lib/load-chunk';

// WebKit aborts pending requests as soon as the visitor leaves the page.
const recover = vi.fn(() => Promise.resolve());
const loadPart = () =>
  loadChunk(() => Promise.reject(new TypeError('Importing a module script failed.')));
const callServer = () => getMenu({ suppressToast: true });

/** Records the name of the error that a load ends with; empty while it is pending. */
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
  configureTransport({ token: () => undefined, language: () => 'en-US' });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Load failed')));
  window.dispatchEvent(new Event('beforeunload'));
});
afterEach(() => {
  window.dispatchEvent(new Event('pageshow'));
  vi.unstubAllGlobals();
});

it.each([
  ['a chunk', loadPart, 'ChunkLoadError'],
  ['an API request', callServer, 'ApiFailure'],
])(
  '%s that is aborted reports no error while the visitor leaves, and one after they return',
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

it('a chunk error is reported after five seconds if the visitor stays', async () => {
  vi.useFakeTimers();
  window.dispatchEvent(new Event('beforeunload'));
  const outcome = watch(loadPart());
  await vi.advanceTimersByTimeAsync(4000);
  expect(outcome).toEqual({});
  await vi.advanceTimersByTimeAsync(1000);
  vi.useRealTimers();
  expect(outcome.name).toBe('ChunkLoadError');
});
