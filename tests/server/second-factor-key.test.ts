import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { decryptSecret, encryptSecret } from '../../server/base/encryption.ts';
import { secondFactorKey } from '../../server/identity/second-factor/encryption-key.ts';

async function folder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'site-key-'));
  onTestFinished(() => rm(made, { recursive: true }));
  return made;
}

it('the key is created at the first start with mode 600, and kept', async () => {
  const data = await folder();
  const keys = await Promise.all([
    secondFactorKey(undefined, data),
    secondFactorKey(undefined, data),
  ]);
  const later = await secondFactorKey(undefined, data);
  expect(keys.map((key) => key.equals(later))).toEqual([true, true]);
  const { mode } = await stat(join(data, 'second-factor.key'));
  expect(mode & 0o777).toBe(0o600);
  expect(await readFile(join(data, 'second-factor.key'), 'utf8')).toHaveLength(43);
});

it('the key is read from the environment without a file', async () => {
  const data = await folder();
  const key = await secondFactorKey('a secret that is long enough', data);
  expect(await secondFactorKey('a secret that is long enough', data)).toEqual(key);
  expect(await secondFactorKey('another long enough secret', data)).not.toEqual(key);
  await expect(stat(join(data, 'second-factor.key'))).rejects.toThrow();
});

it('a key file is refused if it contains no key', async () => {
  const data = await folder();
  await writeFile(join(data, 'second-factor.key'), 'short');
  await expect(secondFactorKey(undefined, data)).rejects.toThrow(
    /second-factor\.key: is not a valid key/,
  );
});

it('the key decrypts a secret for the same account only', () => {
  const [key, other] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
  const encrypted = encryptSecret(key, 'a', Buffer.from('secret'));
  expect(decryptSecret(key, 'a', encrypted)?.toString()).toBe('secret');
  expect(decryptSecret(other, 'a', encrypted)).toBeUndefined();
  expect(decryptSecret(key, 'b', encrypted)).toBeUndefined();
  const changed = Buffer.from(encrypted, 'base64');
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  expect(decryptSecret(key, 'a', changed.toString('base64'))).toBeUndefined();
});
