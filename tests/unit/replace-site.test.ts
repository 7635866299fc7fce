import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { replaceSite } from '../../scripts/support/replace-site.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'replace-site-'));
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

/** Returns a build of a site whose page refers to one hashed script. */
function build(word: string): (folder: string) => void {
  return (folder) => {
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'index.html'), `assets/${word}.js`);
    writeFileSync(join(folder, 'assets', `${word}.js`), word);
    writeFileSync(join(folder, `only-${word}.txt`), word);
  };
}

const inDist = (file: string) => join(root, 'dist', file);
const shown = () => readFileSync(inDist('index.html'), 'utf8');
const scripts = () => readdirSync(inDist('assets')).toSorted();
const day = (count: number) => new Date(Date.UTC(2026, 0, 1 + count));

describe('a build of the site', () => {
  it('replaces the previous one and leaves no other files', async () => {
    await replaceSite(root, build('1'));
    await replaceSite(root, build('2'));
    expect(shown()).toBe('assets/2.js');
    expect(readdirSync(root)).toEqual(['dist']);
    expect(readdirSync(join(root, 'dist')).toSorted()).toEqual([
      'assets',
      'index.html',
      'only-2.txt',
    ]);
  });

  it('keeps the previous page and its scripts available while it runs', async () => {
    await replaceSite(root, build('1'));
    await replaceSite(root, (folder) => {
      build('2')(folder);
      expect(existsSync(inDist(shown()))).toBe(true);
      expect(shown()).toBe('assets/1.js');
    });
    expect(existsSync(inDist(shown()))).toBe(true);
  });

  it('changes nothing if it fails', async () => {
    await replaceSite(root, build('1'));
    const failing = replaceSite(root, (folder) => {
      build('2')(folder);
      throw new Error('no space left on device');
    });
    await expect(failing).rejects.toThrow('no space');
    expect([shown(), scripts()]).toEqual(['assets/1.js', ['1.js']]);
    expect(readdirSync(root)).toEqual(['dist']);
  });

  it('keeps replaced hashed files for a week', async () => {
    const at = (count: number) => replaceSite(root, build(String(count)), () => day(count));
    await at(0);
    await at(30);
    await at(36);
    expect(scripts()).toEqual(['0.js', '30.js', '36.js']);
    await at(38);
    expect(scripts()).toEqual(['30.js', '36.js', '38.js']);
    await at(44);
    expect(scripts()).toEqual(['36.js', '38.js', '44.js']);
  });
});
