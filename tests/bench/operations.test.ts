import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { brotli } from '../../scripts/support/compress-folder.ts';
import { buildInfo } from '../../scripts/vite/build-info.ts';
import { siteResolve } from '../../scripts/vite/site-plugins.ts';
import { operations } from '../support/contract.ts';

const DIST = join(import.meta.dirname, '../../dist');
const GENERATED = join(import.meta.dirname, '../../src/api/generated');

/**
 * Maximum size of an operation on a page in bytes, brotli-compressed: the mean for a page with all
 * operations.
 */
const BYTES_PER_OPERATION = 140;

const manifest = z
  .record(z.string(), z.object({ file: z.string(), imports: z.array(z.string()).optional() }))
  .parse(JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8')));

/** Returns a chunk and all its static imports. */
function closure(name: string, seen = new Set<string>()): Set<string> {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const next of manifest[name]?.imports ?? []) closure(next, seen);
  return seen;
}

function textOf(names: Iterable<string>): string {
  const files = Array.from(names, (name) => join(DIST, manifest[name]?.file ?? ''));
  return files.map((file) => readFileSync(file, 'utf8')).join('\n');
}

/** Returns the operations called in a script. */
function operationsIn(script: string): string[] {
  return operations
    .map(({ id }) => id)
    .filter((id) => new RegExp(`operationId:["'\`]${id}["'\`]`).test(script));
}

/** Returns the chunks requested by the HTML. */
function startScripts(): Set<string> {
  const html = readFileSync(join(DIST, 'index.html'), 'utf8');
  const files = Array.from(html.matchAll(/<script[^>]+src="\.\/([^"]+)"/g), ([, file]) => file);
  const names = Object.keys(manifest).filter((name) => files.includes(manifest[name]?.file));
  if (names.length === 0) throw new Error('the HTML asks for no script of the build');
  return names.reduce((seen, name) => closure(name, seen), new Set<string>());
}

function chunkOf(route: string): string {
  const name = Object.keys(manifest).find((key) => key.startsWith(`src/routes/${route}.tsx?`));
  if (name === undefined) throw new Error(`no chunk of ${route}`);
  return name;
}

/** Bundles a script like the site, without modules that every page contains. */
async function sizeOf(script: string): Promise<number> {
  const id = 'virtual:entry';
  const result = await build({
    configFile: false,
    logLevel: 'error',
    resolve: siteResolve,
    plugins: [
      buildInfo(),
      {
        name: 'entry',
        resolveId: (asked) => (asked === id ? `\0${id}` : undefined),
        load: (asked) => (asked === `\0${id}` ? script : undefined),
      },
    ],
    build: {
      write: false,
      target: 'es2023',
      rolldownOptions: {
        input: id,
        external: /^(@tanstack|react|zustand|immer|openapi-fetch)(\/|$)/,
        preserveEntrySignatures: 'strict',
        output: { codeSplitting: false },
      },
    },
  });
  const { output } = result as Rolldown.RolldownOutput;
  const code = output.map((part) => (part.type === 'chunk' ? part.code : '')).join('');
  return brotli(Buffer.from(code)).length / 1000;
}

describe('the code of the operations', () => {
  test('is in no script that the first page needs before it renders', () => {
    const first = textOf([...startScripts(), ...closure(chunkOf('_bare/welcome'))]);
    const home = textOf(closure(chunkOf('_public/home')));
    // The shell’s own requests (clock, menu, footer) are in the entry; those of pages are not.
    const shell = operations.filter(({ path }) =>
      /^\/client\/(time|menu|links|company|config)/.test(path),
    );
    const shellIds = shell.map(({ id }) => id);
    expect(operationsIn(first).filter((id) => !shellIds.includes(id))).toEqual([]);
    expect(operationsIn(home), 'the mark is in a page that calls').toContain('getMatchHome');
  });

  test(`adds at most ${BYTES_PER_OPERATION} bytes each to a page that uses all of them`, async () => {
    const one = `export { getTime } from '${GENERATED}/config/config.ts';`;
    const tags = new Set(operations.map(({ tags: [tag = ''] }) => tag));
    const all = Array.from(
      tags,
      (tag) => `export * as ${tag.replace(/\W/g, '_')} from '${GENERATED}/${tag}/${tag}.ts';`,
    );
    const added = (await sizeOf(all.join('\n'))) - (await sizeOf(one));
    console.log(`${operations.length} operations add ${added.toFixed(1)} KB`);
    expect(added).toBeGreaterThan(1);
    expect((added * 1000) / operations.length).toBeLessThanOrEqual(BYTES_PER_OPERATION);
  });
});
