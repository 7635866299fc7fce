import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findChromium, findHeadlessChromium } from '../../scripts/find-chromium.ts';

const argv = [...process.argv];
let folder: string;

/** A program of this name, the first on the search path. */
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
  it('is Chromium without windows where the system has it', () => {
    const full = install('chromium');
    const shell = install('chromium-headless-shell');
    expect(findHeadlessChromium()).toBe(shell);
    expect(findChromium()).toBe(full);
  });

  it.each(['--headed', '--ui', '--debug', '--browser.headless=false'])(
    'is the whole one with %s, for workers of the run too',
    (argument) => {
      const full = install('chromium');
      install('chromium-headless-shell');
      process.argv = [...argv, argument];
      expect(findHeadlessChromium()).toBe(full);
      process.argv = argv;
      expect(findHeadlessChromium()).toBe(full);
    },
  );

  it('is the one that CHROMIUM_PATH names', () => {
    install('chromium-headless-shell');
    const named = install('my-browser');
    vi.stubEnv('CHROMIUM_PATH', named);
    expect(findHeadlessChromium()).toBe(named);
  });

  it('is refused in one line where CHROMIUM_PATH names nothing that runs', () => {
    vi.stubEnv('CHROMIUM_PATH', join(folder, 'none'));
    expect(() => findHeadlessChromium()).toThrow(/^CHROMIUM_PATH=.*: not an executable program/);
  });
});
