import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ChunkLoadError, connectChunkRecovery, loadChunk } from '@/lib/load-chunk';

const recover = vi.fn<(error: ChunkLoadError) => Promise<void>>();

beforeEach(() => {
  vi.useFakeTimers();
  recover.mockReset().mockResolvedValue(undefined);
  connectChunkRecovery(recover);
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a chunk', () => {
  it('is returned when it has loaded, without a remaining timer', async () => {
    const module = { page: 7 };
    await expect(loadChunk(() => Promise.resolve(module))).resolves.toBe(module);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('that does not load within 120 s rejects with a ChunkLoadError', async () => {
    const outcome = loadChunk(() => new Promise<object>(() => undefined)).catch(
      (error: unknown) => error,
    );
    await vi.advanceTimersByTimeAsync(119_999);
    expect(recover).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toBeInstanceOf(ChunkLoadError);
    expect(recover).toHaveBeenCalledTimes(1);
  });

  it.each([
    'Failed to fetch dynamically imported module: http://x/assets/a.js',
    'error loading dynamically imported module: http://x/assets/a.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/a.css',
  ])('that fails with "%s" rejects with a ChunkLoadError after the recovery', async (words) => {
    const cause = new TypeError(words);
    await expect(loadChunk(() => Promise.reject(cause))).rejects.toMatchObject({
      name: 'ChunkLoadError',
      cause,
    });
    expect(recover).toHaveBeenCalledTimes(1);
  });

  it('that throws while it runs rejects with its own error', async () => {
    const cause = new TypeError('x is undefined');
    await expect(loadChunk(() => Promise.reject(cause))).rejects.toBe(cause);
    expect(recover).not.toHaveBeenCalled();
  });
});
