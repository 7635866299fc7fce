import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { emptied, withoutBlanks } from '@/lib/blanks';
import { formatBytes } from '@/lib/bytes';
import { draftKey, draftParser, readDraft, deleteDraft, writeDraft } from '@/lib/form-draft';
import { saveAttempts } from '@/api/save-attempt';
import { entriesSearch } from '@/domain/entry/entries-search';
import { refusedFile } from '@/ui/upload/upload-check';

describe('the data of a form', () => {
  it('is sent without empty values at any depth, but with 0 and false', () => {
    const typed = { a: '', b: null, c: undefined, d: { e: '', f: 0 }, g: [{ h: '' }], i: false };
    expect(withoutBlanks(typed)).toEqual({ d: { f: 0 }, g: [{}], i: false });
  });

  it('is cleared in every part and keeps its structure', () => {
    const typed = { a: 'x', b: { c: 1, d: ['y'] }, e: [{ f: true }], g: null };
    expect(emptied(typed)).toEqual({ a: undefined, b: { c: undefined, d: [] }, e: [] });
    expect(Object.keys(emptied(typed) as object)).toEqual(['a', 'b', 'e', 'g']);
  });

  it('is sent with the same key if it is unchanged, and with a new key otherwise', () => {
    const attempts = saveAttempts();
    const first = attempts.keyFor({ name: 'a' });
    expect(attempts.keyFor({ name: 'a' })).toBe(first);
    const second = attempts.keyFor({ name: 'b' });
    expect(second).not.toBe(first);
    expect([first, second, 'foreign'].map(attempts.isOwn)).toEqual([true, true, false]);
    // The keys survive reopening the page.
    expect(saveAttempts(attempts.sent()).isOwn(first)).toBe(true);
  });
});

describe('a stored draft', () => {
  const stored = new Map<string, string>();
  const key = draftKey('entry', '13800000001');
  const parse = draftParser(z.object({ name: z.string() }));
  const draft = {
    values: { name: 'a' },
    savedAt: '2026-11-20T08:00:00.000Z',
    revision: 2,
    sent: ['k'],
    tab: 'x',
  };

  beforeEach(() => {
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => stored.set(name, value),
      removeItem: (name: string) => stored.delete(name),
    });
  });
  afterEach(() => {
    stored.clear();
    vi.unstubAllGlobals();
  });

  it('can be read until it is deleted', () => {
    writeDraft(key, draft);
    expect(key).toBe('draft:entry:13800000001');
    expect(readDraft(key, parse)).toEqual(draft);
    deleteDraft(key);
    expect(readDraft(key, parse)).toBeUndefined();
  });

  it.each(['{', '{"version":2}', '{"version":1,"values":{"name":1}}', 'null'])(
    'is ignored if %s is stored',
    (text) => {
      stored.set(key, text);
      expect(readDraft(key, parse)).toBeUndefined();
    },
  );

  const identity = (number: string) => ({ type: 'passport', number });

  it.each([
    ['a typed number', { team: { identity: identity('E12345678') } }, ''],
    ['a masked number', { team: { identity: identity('*******78') } }, '*******78'],
    ['a number without its type', { team: { identity: { number: 'E12345678' } } }, ''],
  ])('contains no complete identity number: %s', (_, values, number) => {
    writeDraft(key, { ...draft, values });
    const { team } = readDraft(key, draftParser(z.object({ team: z.unknown() })))?.values ?? {};
    expect(team).toEqual({ identity: { ...values.team.identity, number } });
  });
});

describe('a selected file', () => {
  const rules = { extensions: ['pdf'], limit: 10 };
  it.each([
    ['plan.pdf', '%PDF-1.4', undefined],
    ['plan.pdf', 'abc', 'type'],
    ['plan.pdf', '%PDF-1.4 and more', 'size'],
    ['plan.pdf', '', 'empty'],
  ])('%s with "%s" is rejected: %s', async (name, text, refusal) => {
    expect(await refusedFile(new File([text], name), rules)).toBe(refusal);
  });

  it.each([
    [0, '0 B'],
    [1023, '1023 B'],
    [1536, '1.5 KB'],
    [52_428_800, '50 MB'],
    [524_288_000, '500 MB'],
  ])('of %d bytes is formatted as %s', (bytes, message) => {
    expect(formatBytes(bytes)).toBe(message);
  });
});

describe('the search of the list of entries', () => {
  it.each([
    [
      { page: '3', city: '440300', keyword: ' x ' },
      { page: 3, city: '440300', keyword: 'x' },
    ],
    [{ page: '1', domain: '', award: ['a'], other: 'y' }, {}],
    [{ keyword: 'k'.repeat(80) }, { keyword: 'k'.repeat(50) }],
  ])('%o is parsed as %o', (search, read) => {
    expect(entriesSearch(search)).toEqual(read);
  });
});
