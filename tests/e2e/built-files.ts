import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files of the build whose sources' names match, as the build's manifest tells them. */
export function filesOf(source: RegExp): string[] {
  const manifest = join(import.meta.dirname, '../../dist/.vite/manifest.json');
  const files = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, { file: string }>;
  return Object.entries(files)
    .filter(([key]) => source.test(key))
    .map(([, { file }]) => file);
}
