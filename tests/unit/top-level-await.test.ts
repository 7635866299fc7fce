import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { build } from 'vite';
import { noTopLevelAwait } from '../../scripts/vite/no-top-level-await.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

async function buildScript(page: string): Promise<unknown> {
  writeFileSync(join(folder, 'main.js'), `void import('./page.js').then((page) => page.show());`);
  writeFileSync(join(folder, 'page.js'), page);
  return await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [noTopLevelAwait()],
    build: {
      target: 'es2023',
      rolldownOptions: { input: join(folder, 'main.js') },
    },
  });
}

test.each([
  ['await', `const texts = await globalThis.load(); export const show = () => texts;`],
  ['await in a block', `export let show; if (globalThis.old) { show = await globalThis.load(); }`],
  [
    'for await',
    `export const show = () => all; const all = []; for await (const one of globalThis.load()) all.push(one);`,
  ],
])('rejects a build with a top-level %s and names the module', async (_, page) => {
  await expect(buildScript(page)).rejects.toThrow(/top-level await.*page\.js/s);
});

test('builds scripts that await inside functions', async () => {
  await expect(
    buildScript(`export const show = async () => { for await (const a of [await 1]) return a; };`),
  ).resolves.toBeDefined();
});
