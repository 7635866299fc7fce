import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

let fail: boolean;
let entries: Map<string, string>;

/** The module again: what it holds is gone with the page. */
const freshStorage = () => {
  vi.resetModules();
  return import('@/lib/storage');
};

beforeEach(() => {
  fail = false;
  entries = new Map();
  const refuse = () => {
    if (fail) throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => {
      refuse();
      entries.set(key, value);
    },
    removeItem: (key: string) => entries.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('what a browser refuses to keep', () => {
  it('is known as long as the page, and who wrote it learns so', async () => {
    const { local, readStored, writeStored } = await freshStorage();
    expect(writeStored(local, 'draft', 'older')).toBe(true);
    fail = true;
    expect(writeStored(local, 'draft', 'newer')).toBe(false);
    expect(readStored(local, 'draft', String, '')).toBe('newer');
    const next = await freshStorage();
    expect(next.readStored(next.local, 'draft', String, '')).toBe('older');
  });

  it('is kept once the browser takes it, and forgotten with its removal', async () => {
    const { local, readStored, readText, writeStored, writeText } = await freshStorage();
    fail = true;
    writeText('token', 'a');
    expect(readText('token')).toBe('a');
    writeText('token', undefined);
    expect(readText('token')).toBeUndefined();
    writeStored(local, 'draft', 'refused');
    fail = false;
    writeStored(local, 'draft', 'taken');
    entries.clear();
    expect(readStored(local, 'draft', String, 'nothing')).toBe('nothing');
  });

  it('does no harm where the mere access is refused', async () => {
    vi.stubGlobal('localStorage', undefined);
    const { readText, writeText } = await freshStorage();
    expect(readText('token')).toBeUndefined();
    writeText('token', 'a');
    expect(readText('token')).toBe('a');
  });
});
