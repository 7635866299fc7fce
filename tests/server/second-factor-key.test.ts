import fs, {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { StartupError } from '../../server/base/startup-error.ts';
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

it.each<[string, RegExp, (path: string) => Promise<unknown>]>([
  ['contains no key', /is not a valid key/, (path) => writeFile(path, 'short')],
  ['is unreadable', /can't be read \(EISDIR\)/, (path) => mkdir(path)],
  ['is a link to nowhere', /can't be read \(ENOENT\)/, (path) => symlink('nowhere', path)],
])('a key file is refused if it %s', async (_case, reason, make) => {
  const path = join(await folder(), 'second-factor.key');
  await make(path);
  const key = secondFactorKey(undefined, dirname(path));
  await expect(key).rejects.toThrow(StartupError);
  await expect(key).rejects.toThrow(path);
  await expect(key).rejects.toThrow(reason);
});

it('a key file that can’t be created is named, and leaves no other file', async () => {
  const data = await folder();
  const link = vi
    .spyOn(fs, 'link')
    .mockRejectedValue(Object.assign(new Error(), { code: 'EPERM' }));
  syncBuiltinESMExports();
  const key = await secondFactorKey(undefined, data).catch((error: unknown) => error);
  link.mockRestore();
  syncBuiltinESMExports();
  expect(key).toBeInstanceOf(StartupError);
  const path = join(data, 'second-factor.key');
  expect(key).toMatchObject({
    message: `${path}: can't be created (EPERM); set SECOND_FACTOR_KEY.`,
  });
  expect(await readdir(data)).toEqual([]);
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
