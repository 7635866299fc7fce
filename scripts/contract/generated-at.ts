import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { git } from './revisions.ts';

const FOLDERS = ['src/api/generated', 'openapi/generated'];

/** The generated files that were other at a revision: their text then, undefined for those of today. */
export type Overlay = ReadonlyMap<string, string | undefined>;

/** What git calls the content of a file by. */
function blobName(content: Buffer): string {
  return createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex');
}

/** The texts of some blobs, in their order. */
function readBlobs(root: string, names: readonly string[]): string[] {
  const response = execFileSync('git', ['cat-file', '--batch'], {
    cwd: root,
    input: names.join('\n'),
    maxBuffer: 64 * 1024 * 1024,
  });
  const texts: string[] = [];
  let at = 0;
  while (at < response.length) {
    const begin = response.indexOf('\n', at) + 1;
    const size = Number(response.toString('utf8', at, begin).split(' ')[2]);
    texts.push(response.toString('utf8', begin, begin + size));
    at = begin + size + 1;
  }
  return texts;
}

/**
 * Reads what was generated at a revision, as far as it differs from what lies in `root`: files that
 * are the same needn't be parsed twice.
 */
export function generatedAt(root: string, revision: string): Overlay {
  const listing = git(root, 'ls-tree', '-r', '-z', revision, '--', ...FOLDERS);
  const then = new Map<string, string>();
  for (const line of listing.split('\0').filter((line) => line !== '')) {
    const [details = '', path = ''] = line.split('\t');
    then.set(path, details.split(' ')[2] ?? '');
  }
  const overlay = new Map<string, string | undefined>();
  for (const path of globSync(
    FOLDERS.map((folder) => `${folder}/**/*.ts`),
    { cwd: root },
  )) {
    const name = blobName(readFileSync(join(root, path)));
    if (then.get(path) === name) then.delete(path);
    else overlay.set(path, undefined);
  }
  const changed = [...then].filter(([path]) => path.endsWith('.ts'));
  const texts = readBlobs(
    root,
    changed.map(([, name]) => name),
  );
  changed.forEach(([path], index) => overlay.set(path, texts[index]));
  return overlay;
}
