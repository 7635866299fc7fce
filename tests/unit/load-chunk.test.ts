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

describe('a part of the site’s code', () => {
  it('is handed on when it comes, and leaves no timer behind', async () => {
    const module = { page: 7 };
    await expect(loadChunk(() => Promise.resolve(module))).resolves.toBe(module);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('that does not come within 120 s is a ChunkLoadError', async () => {
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
  ])('that a browser reports as "%s" is a ChunkLoadError, after recovery', async (words) => {
    const cause = new TypeError(words);
    await expect(loadChunk(() => Promise.reject(cause))).rejects.toMatchObject({
      name: 'ChunkLoadError',
      cause,
    });
    expect(recover).toHaveBeenCalledTimes(1);
  });

  it('that throws while it runs fails as it does', async () => {
    const cause = new TypeError('x is undefined');
    await expect(loadChunk(() => Promise.reject(cause))).rejects.toBe(cause);
    expect(recover).not.toHaveBeenCalled();
  });
});
