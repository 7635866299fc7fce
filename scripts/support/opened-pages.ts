import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a shell shows. */
export const ALL_PAGES = 'every page';

/** The address of the page whose route a file is, or that a shell shows all; undefined for any other file. */
export function pageOf(root: string, file: string): string | undefined {
  if (!file.startsWith('src/routes/') || !existsSync(join(root, file))) return undefined;
  const text = readFileSync(join(root, file), 'utf8');
  const id = /\bcreateFileRoute\(\s*['"]([^'"]*)['"]/.exec(text)?.[1] ?? '';
  if (id.split('/').at(-1)?.startsWith('_') === true) return ALL_PAGES;
  const parts = id.split('/').filter((part) => part !== '' && !part.startsWith('_'));
  return `/${parts.join('/')}`;
}

/** How often a text names a page's address, alone or with parameters. */
export function opens(text: string, address: string): number {
  const named = new RegExp(`['"\`#]${address.replace(/[$.]/g, '\\$&')}['"\`?]`, 'g');
  return [...text.matchAll(named)].length;
}
