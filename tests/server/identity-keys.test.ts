import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { wrapPglite } from '../../server/database/open.ts';
import { identityDocuments } from '../../server/database/schema.ts';
import { encryptWithCurrentKey } from '../../server/identity/identity-document/identity-documents.ts';
import {
  identityKey,
  identityKeys,
} from '../../server/identity/identity-document/identity-keys.ts';
import {
  decryptNumber,
  encryptNumber,
} from '../../server/identity/identity-document/stored-number.ts';
import { migratedDatabase } from './support/templates.ts';

const [OLD, NEW] = ['the former secret of numbers', 'the present secret of numbers'];

async function folder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'site-key-'));
  onTestFinished(() => rm(made, { recursive: true }));
  return made;
}

it('creates a key in the data folder when none is set, and decrypts with it after a restart', async () => {
  const data = await folder();
  const own = await identityKeys([], data);
  expect(await identityKeys([], data)).toEqual(own);
  expect((await stat(join(data, 'identity.key'))).mode & 0o777).toBe(0o600);
  const stored = encryptNumber(own, 'a', 'A1234563');
  expect(stored).not.toContain('A1234563');
  const later = await identityKeys([NEW], data);
  expect(decryptNumber(later, 'a', stored)).toBe('A1234563');
  expect(decryptNumber(later, 'b', stored)).toBeUndefined();
});

it('creates no file when keys are set: the first key encrypts, all decrypt', async () => {
  const data = await folder();
  const former = await identityKeys([OLD], data);
  const stored = encryptNumber(former, 'a', 'A1234563');
  const both = await identityKeys([NEW, OLD], data);
  expect(decryptNumber(both, 'a', stored)).toBe('A1234563');
  expect(encryptNumber(both, 'a', 'A1234563').split('.')[0]).toBe(both[0].id);
  expect(decryptNumber(await identityKeys([NEW], data), 'a', stored)).toBeUndefined();
  await expect(stat(join(data, 'identity.key'))).rejects.toThrow();
});

it('re-encrypts all numbers with the current key at start, and counts those without a key', async () => {
  const { db, close } = await wrapPglite(await migratedDatabase(), () => Promise.resolve());
  const [old, current, lost] = [1, 2, 3].map(() => identityKey(randomBytes(32)));
  if (!old || !current || !lost) throw new Error('three keys');
  const rows = [
    ['plain', 'plain.A1234563'],
    ['old', encryptNumber([old], 'old', 'A1234563')],
    ['lost', encryptNumber([lost], 'lost', 'A1234563')],
  ] as const;
  await db.execute('alter table identity_documents drop constraint identity_documents_owner');
  await db
    .insert(identityDocuments)
    .values(rows.map(([ownerId, number]) => ({ ownerId, type: 'hkId' as const, number })));
  expect(await encryptWithCurrentKey(db, [current, old])).toBe(1);
  const stored = await db.select().from(identityDocuments).orderBy(identityDocuments.ownerId);
  expect(stored.map(({ ownerId, number }) => decryptNumber([current], ownerId, number))).toEqual([
    undefined,
    'A1234563',
    'A1234563',
  ]);
  await close();
});
