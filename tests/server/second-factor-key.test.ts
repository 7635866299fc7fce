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
import {
  decryptFactor,
  secondFactorKeys,
} from '../../server/identity/second-factor/encryption-key.ts';

const [OLD, NEW] = ['the former secret of factors', 'the present secret of factors'];

async function folder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'site-key-'));
  onTestFinished(() => rm(made, { recursive: true }));
  return made;
}

it('the key is created at the first start with mode 600, and kept', async () => {
  const data = await folder();
  const keys = await Promise.all([secondFactorKeys([], data), secondFactorKeys([], data)]);
  const later = await secondFactorKeys([], data);
  expect(keys.map(([key]) => key.equals(later[0]))).toEqual([true, true]);
  const { mode } = await stat(join(data, 'second-factor.key'));
  expect(mode & 0o777).toBe(0o600);
  expect(await readFile(join(data, 'second-factor.key'), 'utf8')).toHaveLength(43);
});

it('keys are read from the environment without a file, the current one first', async () => {
  const data = await folder();
  const [old] = await secondFactorKeys([OLD], data);
  const [current, former] = await secondFactorKeys([NEW, OLD], data);
  expect(former).toEqual(old);
  expect(current).not.toEqual(old);
  await expect(stat(join(data, 'second-factor.key'))).rejects.toThrow();
});

it('the key of the file still decrypts after the environment sets another', async () => {
  const data = await folder();
  const [own] = await secondFactorKeys([], data);
  const encrypted = encryptSecret(own, 'a', Buffer.from('secret'));
  const later = await secondFactorKeys([NEW], data);
  expect(decryptFactor(later, 'a', encrypted)?.toString()).toBe('secret');
});

it.each<[string, RegExp, (path: string) => Promise<unknown>]>([
  ['contains no key', /is not a valid key/, (path) => writeFile(path, 'short')],
  ['is unreadable', /can't be read \(EISDIR\)/, (path) => mkdir(path)],
  ['is a link to nowhere', /can't be read \(ENOENT\)/, (path) => symlink('nowhere', path)],
])('a key file is refused if it %s', async (_case, reason, make) => {
  const path = join(await folder(), 'second-factor.key');
  await make(path);
  const key = secondFactorKeys([], dirname(path));
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
  const key = await secondFactorKeys([], data).catch((error: unknown) => error);
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
