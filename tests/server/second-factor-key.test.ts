import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openSecret, sealSecret } from '../../server/base/sealing.ts';
import { sealingKey } from '../../server/identity/second-factor/sealing-key.ts';

async function folder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'site-key-'));
  onTestFinished(() => rm(made, { recursive: true }));
  return made;
}

it('is created at the first start with mode 600, and kept', async () => {
  const data = await folder();
  const keys = await Promise.all([sealingKey(undefined, data), sealingKey(undefined, data)]);
  const later = await sealingKey(undefined, data);
  expect(keys.map((key) => key.equals(later))).toEqual([true, true]);
  const { mode } = await stat(join(data, 'second-factor.key'));
  expect(mode & 0o777).toBe(0o600);
  expect(await readFile(join(data, 'second-factor.key'), 'utf8')).toHaveLength(43);
});

it('is read from the environment without a file', async () => {
  const data = await folder();
  const key = await sealingKey('a secret that is long enough', data);
  expect(await sealingKey('a secret that is long enough', data)).toEqual(key);
  expect(await sealingKey('another long enough secret', data)).not.toEqual(key);
  await expect(stat(join(data, 'second-factor.key'))).rejects.toThrow();
});

it('is refused when the file contains no key', async () => {
  const data = await folder();
  await writeFile(join(data, 'second-factor.key'), 'short');
  await expect(sealingKey(undefined, data)).rejects.toThrow(/second-factor\.key: is no key/);
});

it('decrypts a secret for the same account only', () => {
  const [key, other] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
  const sealed = sealSecret(key, 'a', Buffer.from('secret'));
  expect(openSecret(key, 'a', sealed)?.toString()).toBe('secret');
  expect(openSecret(other, 'a', sealed)).toBeUndefined();
  expect(openSecret(key, 'b', sealed)).toBeUndefined();
  const changed = Buffer.from(sealed, 'base64');
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  expect(openSecret(key, 'a', changed.toString('base64'))).toBeUndefined();
});
