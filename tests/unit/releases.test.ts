import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeRelease } from '../../scripts/support/releases.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'releases-'));
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

/** A build whose page is this word. */
const build = (word: string) => (folder: string) => {
  writeFileSync(join(folder, 'index.html'), word);
};

const shown = () => readFileSync(join(root, 'dist/index.html'), 'utf8');

/** The pages of all releases, in the order of their names. */
function storedPages(): string[] {
  const home = join(root, 'releases');
  return readdirSync(home)
    .sort()
    .map((name) => readFileSync(join(home, name, 'index.html'), 'utf8'));
}

const refusing = (code: string) => () => {
  throw Object.assign(new Error(code), { code, syscall: 'symlink' });
};

describe('a release of the site', () => {
  it('is what `dist` leads to, and keeps the two before it', async () => {
    for (const word of ['1', '2', '3', '4', '5']) await makeRelease(root, build(word));
    expect(shown()).toBe('5');
    expect(lstatSync(join(root, 'dist')).isSymbolicLink()).toBe(true);
    expect(readlinkSync(join(root, 'dist'))).toMatch(/^releases\/\d{8}T\d+Z/);
    expect(storedPages()).toEqual(['3', '4', '5']);
    expect(readdirSync(root).sort()).toEqual(['dist', 'releases']);
  });

  it('takes the place of a folder, which becomes the release before it', async () => {
    mkdirSync(join(root, 'dist'));
    build('folder')(join(root, 'dist'));
    const before = new Date(Date.now() - 60_000);
    utimesSync(join(root, 'dist/index.html'), before, before);
    await makeRelease(root, build('1'));
    expect(shown()).toBe('1');
    expect(storedPages()).toEqual(['folder', '1']);
  });

  it('leaves the one before it alone where the build fails half-way', async () => {
    await makeRelease(root, build('1'));
    const failing = makeRelease(root, (folder) => {
      build('2')(folder);
      throw new Error('no space left on device');
    });
    await expect(failing).rejects.toThrow('no space');
    expect([shown(), storedPages()]).toEqual(['1', ['1']]);
  });

  it.each(['folder', 'link'])(
    'leaves the one before it alone where the disk is too full for a link (%s)',
    async (kind) => {
      mkdirSync(join(root, 'dist'));
      build('1')(join(root, 'dist'));
      if (kind === 'link') await makeRelease(root, build('1'));
      const failing = makeRelease(root, build('2'), { symlink: refusing('ENOSPC') });
      await expect(failing).rejects.toThrow('ENOSPC');
      expect(shown()).toBe('1');
      expect(storedPages()).not.toContain('2');
    },
  );

  it('is the one that ends last, of two builds at once', async () => {
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    const slow = makeRelease(root, async (folder) => {
      build('begun first')(folder);
      await ended;
    });
    await makeRelease(root, build('begun second'));
    expect(shown()).toBe('begun second');
    end();
    await slow;
    expect(shown()).toBe('begun first');
    expect(storedPages()).toEqual(['begun second', 'begun first']);
  });

  it('is a folder where the disk has no links, and keeps the two before it all the same', async () => {
    // No build ends in the millisecond of the one before it, as these would.
    const at = (word: string) => new Date(Date.now() - 60_000 + Number(word) * 1000);
    const buildAt = (word: string) => (folder: string) => {
      build(word)(folder);
      utimesSync(join(folder, 'index.html'), at(word), at(word));
    };
    for (const word of ['1', '2', '3', '4'])
      await makeRelease(root, buildAt(word), { symlink: refusing('EPERM') });
    expect(lstatSync(join(root, 'dist')).isDirectory()).toBe(true);
    expect([shown(), storedPages()]).toEqual(['4', ['2', '3']]);
  });

  it('takes away what a killed build left a day ago, not what another is building', async () => {
    const [old, other] = ['old.part', 'other.part'].map((name) => join(root, 'releases', name));
    for (const folder of [old, other]) mkdirSync(folder ?? '', { recursive: true });
    const before = new Date(Date.now() - 2 * 86_400_000);
    utimesSync(old ?? '', before, before);
    await makeRelease(root, build('1'));
    expect([existsSync(old ?? ''), existsSync(other ?? '')]).toEqual([false, true]);
  });
});
