import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:messages/';
const FOLDER = resolve(import.meta.dirname, '../../src/i18n/messages');

/** The namespaces that only staff pages and the settings drawer show: a chunk of their own. */
const STAFF: readonly string[] = ['settings', 'tabs', 'admin', 'sysUser', 'dictionary', 'staff'];

/** Which part of a language's texts: what every page loads, or what staff's pages add. */
export type MessageGroup = 'site' | 'staff';

/** The message files of one language and group, a file a namespace. */
export function messageFiles(language: string, group: MessageGroup = 'site'): string[] {
  const folder = join(FOLDER, language);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .filter((name) => STAFF.includes(basename(name, '.json')) === (group === 'staff'))
    .sort()
    .map((name) => join(folder, name));
}

/** All messages of one language and group as id → ICU text. */
export function readMessages(
  language: string,
  group: MessageGroup = 'site',
): Record<string, string> {
  const texts = messageFiles(language, group).map(
    (file) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>,
  );
  return Object.assign({}, ...texts) as Record<string, string>;
}

/** All messages of one language and group, parsed, so that no page carries an ICU parser. */
export function compileMessages(
  language: string,
  group: MessageGroup = 'site',
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(readMessages(language, group)).map(([id, text]) => [
      id,
      parse(text, { captureLocation: false }),
    ]),
  );
}

/**
 * Serves `virtual:messages/<language>` and `virtual:messages/<language>/staff`: a chunk a language
 * and group, rebuilt when a message file changes.
 */
export function compiledMessages(): Plugin {
  return {
    name: 'compiled-messages',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const [language = '', part] = id.slice(PREFIX.length + 1).split('/');
      const group = part === 'staff' ? 'staff' : 'site';
      for (const file of messageFiles(language, group)) this.addWatchFile(file);
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(compileMessages(language, group)))});`;
    },
  };
}
