import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

let fail: boolean;
let entries: Map<string, string>;

/** Imports the module again; values held in memory are lost, as after a reload. */
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

describe('a value that the browser fails to store', () => {
  it('is kept until the page is closed, and the write reports the failure', async () => {
    const { local, readStored, writeStored } = await freshStorage();
    expect(writeStored(local, 'draft', 'older')).toBe(true);
    fail = true;
    expect(writeStored(local, 'draft', 'newer')).toBe(false);
    expect(readStored(local, 'draft', String, '')).toBe('newer');
    const next = await freshStorage();
    expect(next.readStored(next.local, 'draft', String, '')).toBe('older');
  });

  it('is stored by the next successful write and deleted on removal', async () => {
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

  it('is kept in memory if storage is blocked', async () => {
    vi.stubGlobal('localStorage', undefined);
    const { readText, writeText } = await freshStorage();
    expect(readText('token')).toBeUndefined();
    writeText('token', 'a');
    expect(readText('token')).toBe('a');
  });
});
