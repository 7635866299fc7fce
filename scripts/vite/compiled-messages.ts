import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import { BUNDLES } from '../../src/i18n/bundles.ts';

const MESSAGES = '\0virtual:messages/';
const FOLDER = resolve(import.meta.dirname, '../../src/i18n/messages');

/** Returns the message files of a language, one per namespace. */
function messageFiles(language: string): string[] {
  const folder = join(FOLDER, language);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => join(folder, name));
}

function readTexts(files: readonly string[]): Record<string, string> {
  const texts = files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as object);
  return Object.assign({}, ...texts) as Record<string, string>;
}

/** Parses messages at build time, so that pages don't need the ICU parser. */
function compile(texts: Record<string, string>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(texts).map(([id, text]) => [id, parse(text, { captureLocation: false })]),
  );
}

/** Throws an error if a namespace belongs to no bundle: its texts would be missing on the site. */
function checkBundles(files: readonly string[]): void {
  const listed = Object.values(BUNDLES).flat();
  const missing = files
    .map((file) => basename(file, '.json'))
    .filter((name) => !listed.includes(name));
  if (missing.length > 0)
    throw new Error(`src/i18n/bundles.ts lists no bundle for ${missing.join(', ')}`);
}

/**
 * Provides the texts of a bundle (`src/i18n/bundles.ts`) in a language as
 * `virtual:messages/<language>/<bundle>`. Reloads them when a message file changes.
 */
export function compiledMessages(): Plugin {
  return {
    name: 'compiled-messages',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^virtual:messages\// },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0virtual:messages\// },
      handler(id) {
        const [language = '', bundle] = id.slice(MESSAGES.length).split('/');
        const files = messageFiles(language);
        checkBundles(files);
        const names = BUNDLES[bundle as keyof typeof BUNDLES];
        for (const file of files) this.addWatchFile(file);
        const wanted = files.filter((file) => names.includes(basename(file, '.json')));
        const texts = JSON.stringify(compile(readTexts(wanted)));
        return `export default JSON.parse(${JSON.stringify(texts)});`;
      },
    },
  };
}
