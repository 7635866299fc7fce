import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findChromium, findHeadlessChromium } from '../../scripts/find-chromium.ts';

const argv = [...process.argv];
let folder: string;

/** Creates an executable with this name in the first folder of the search path. */
function install(name: string): string {
  const path = join(folder, name);
  writeFileSync(path, '#!/bin/sh\n');
  chmodSync(path, 0o755);
  return path;
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'browsers-'));
  vi.stubEnv('PATH', folder);
  vi.stubEnv('CHROMIUM_PATH', '');
});

afterEach(() => {
  process.argv = argv;
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

describe('the browser of the tests', () => {
  it('is the headless shell if it is installed', () => {
    const full = install('chromium');
    const shell = install('chromium-headless-shell');
    expect(findHeadlessChromium()).toBe(shell);
    expect(findChromium()).toBe(full);
  });

  it.each(['--headed', '--ui', '--debug', '--browser.headless=false'])(
    'is the full Chromium with %s, including the worker processes',
    (argument) => {
      const full = install('chromium');
      install('chromium-headless-shell');
      process.argv = [...argv, argument];
      expect(findHeadlessChromium()).toBe(full);
      process.argv = argv;
      expect(findHeadlessChromium()).toBe(full);
    },
  );

  it('is the program in CHROMIUM_PATH', () => {
    install('chromium-headless-shell');
    const named = install('my-browser');
    vi.stubEnv('CHROMIUM_PATH', named);
    expect(findHeadlessChromium()).toBe(named);
  });

  it('is rejected with one line if CHROMIUM_PATH is not executable', () => {
    vi.stubEnv('CHROMIUM_PATH', join(folder, 'none'));
    expect(() => findHeadlessChromium()).toThrow(/^CHROMIUM_PATH=.*: not an executable program/);
  });
});
