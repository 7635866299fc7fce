import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the built files whose sources match, according to the manifest. */
export function filesOf(source: RegExp): string[] {
  const manifest = join(import.meta.dirname, '../../dist/.vite/manifest.json');
  const files = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, { file: string }>;
  return Object.entries(files)
    .filter(([key]) => source.test(key))
    .map(([, { file }]) => file);
}
