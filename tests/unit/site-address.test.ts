import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** Imports the modules with this address of the page or the service worker. */
async function modulesAt(address: string) {
  vi.stubGlobal('location', new URL(address));
  return {
    ...(await import('@/lib/site-address')),
    ...(await import('@/lib/storage')),
    ...(await import('@/lib/offline-caches')),
    ...(await import('@/api/file-url')),
    ...(await import('@/ui/rich-editor/extensions')),
  };
}

describe('the address of the site', () => {
  beforeEach(() => {
    vi.resetModules();
    // As set by the build.
    vi.stubEnv('BASE_URL', './');
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
  });

  it.each([
    ['https://example.org/?activity=1#/home', 'https://example.org', ''],
    ['https://example.org/index.html', 'https://example.org', ''],
    ['https://example.org/a/b/?x=/y#/news?id=/1', 'https://example.org/a/b', '/a/b'],
    ['https://example.org/a/service-worker.js', 'https://example.org/a', '/a'],
  ])('is derived from %s', async (address, site, path) => {
    const { SITE_ADDRESS, SITE_PATH } = await modulesAt(address);
    expect([SITE_ADDRESS, SITE_PATH]).toEqual([site, path]);
  });

  it('separates the storage of two sites on one host', async () => {
    const { CACHES, PAGE_KEY, localKeys, storageKey, writeText } = await modulesAt(
      'https://example.org/2026/#/home',
    );
    const values = new Map([['token', 'of another site']]);
    const setItem = (key: string, value: string) => void values.set(key, value);
    vi.stubGlobal('localStorage', { setItem });
    writeText('token', 'own');
    expect([...values]).toEqual([
      ['token', 'of another site'],
      ['/2026token', 'own'],
    ]);
    expect(storageKey('token')).toBe('/2026token');
    vi.stubGlobal('localStorage', { token: '', '/2026token': '', '/2025token': '' });
    expect(localKeys()).toEqual(['token']);
    expect([CACHES.own, PAGE_KEY]).toEqual(['/2026site-own-answers', '/2026/']);
  });

  it('is part of file URLs, but not of stored texts', async () => {
    const { editorContent, fileUrl, storedContent } = await modulesAt('https://example.org/a/');
    expect(fileUrl('f1')).toBe('/a/api/sys/file/download/f1');
    const stored = '<p><img src="/api/sys/file/download/f1" alt=""></p>';
    const shown = '<p><img src="/a/api/sys/file/download/f1" alt=""></p>';
    expect([editorContent(stored), storedContent(shown)]).toEqual([shown, stored]);
  });
});
