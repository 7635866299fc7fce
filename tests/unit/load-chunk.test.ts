import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { requireBeforeRender } from '@/lib/before-render';
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

describe('what a part of the site needs before its first render', () => {
  const module = () => Promise.resolve({});

  it('is there when the part is handed on', async () => {
    let arrive = (): void => undefined;
    requireBeforeRender(
      () =>
        new Promise<void>((resolve) => {
          arrive = resolve;
        }),
    );
    const handedOn = vi.fn();
    const loading = loadChunk(module).then(handedOn);
    await vi.advanceTimersByTimeAsync(1000);
    expect(handedOn).not.toHaveBeenCalled();
    arrive();
    await loading;
    expect(handedOn).toHaveBeenCalledTimes(1);
  });

  it('fails the part when it fails, and is asked for again with the next try', async () => {
    const texts = vi
      .fn()
      .mockRejectedValueOnce(new Error('offline'))
      .mockRejectedValueOnce(
        new TypeError('Failed to fetch dynamically imported module: http://x/assets/a.js'),
      );
    requireBeforeRender(texts.mockResolvedValue(undefined));
    await vi.advanceTimersByTimeAsync(0);
    await expect(loadChunk(module)).rejects.toBeInstanceOf(ChunkLoadError);
    await expect(loadChunk(module)).resolves.toEqual({});
    expect(texts).toHaveBeenCalledTimes(3);
  });

  it('fails that part alone, as long as it fails', async () => {
    const texts = vi.fn().mockRejectedValue(new Error('offline'));
    const signUp = {};
    const fetchedAhead = loadChunk(() => {
      requireBeforeRender(texts);
      return Promise.resolve(signUp);
    });
    await expect(fetchedAhead).rejects.toThrow('offline');
    await expect(loadChunk(module)).resolves.toEqual({});
    await expect(loadChunk(() => Promise.resolve(signUp))).rejects.toThrow('offline');
    texts.mockResolvedValue(undefined);
    await expect(loadChunk(() => Promise.resolve(signUp))).resolves.toBe(signUp);
  });

  it('is asked for again by a part that was handed on without it, which may share it', async () => {
    const texts = vi.fn().mockRejectedValue(new Error('offline'));
    const home = {};
    const fetchedAhead = loadChunk(() => {
      requireBeforeRender(texts);
      return Promise.resolve({});
    });
    await expect(fetchedAhead).rejects.toThrow('offline');
    await loadChunk(() => Promise.resolve(home));
    texts.mockClear().mockResolvedValue(undefined);
    await loadChunk(() => Promise.resolve(home));
    expect(texts).toHaveBeenCalledTimes(1);
  });

  it('may be a part of the site itself', async () => {
    requireBeforeRender(() => loadChunk(module));
    await expect(loadChunk(module)).resolves.toEqual({});
  });

  it('does not hold up a part that has been complete before', async () => {
    const news = {};
    await loadChunk(() => Promise.resolve(news));
    let arrive = (): void => undefined;
    requireBeforeRender(
      () =>
        new Promise<void>((resolve) => {
          arrive = resolve;
        }),
    );
    await expect(loadChunk(() => Promise.resolve(news))).resolves.toBe(news);
    arrive();
  });
});
