import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:messages/';
const FOLDER = resolve(import.meta.dirname, '../../src/i18n/messages');

/** The message files of one language, a file a namespace. */
export function messageFiles(language: string): string[] {
  const folder = join(FOLDER, language);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => join(folder, name));
}

/** All messages of one language as id → ICU text. */
export function readMessages(language: string): Record<string, string> {
  const texts = messageFiles(language).map(
    (file) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>,
  );
  return Object.assign({}, ...texts) as Record<string, string>;
}

/** All messages of one language, parsed, so that no page carries an ICU parser. */
export function compileMessages(language: string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(readMessages(language)).map(([id, text]) => [
      id,
      parse(text, { captureLocation: false }),
    ]),
  );
}

/** Serves `virtual:messages/<language>`: a chunk a language, rebuilt when a message file changes. */
export function compiledMessages(): Plugin {
  return {
    name: 'compiled-messages',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const language = id.slice(PREFIX.length + 1);
      for (const file of messageFiles(language)) this.addWatchFile(file);
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(compileMessages(language)))});`;
    },
  };
}
