import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import MagicString from 'magic-string';
import type { Plugin } from 'vite';
import { LANGUAGES } from '../../src/i18n/languages.ts';

const MESSAGES = 'virtual:messages/';
const TEXTS = 'virtual:texts/';
/** What the frame of every page and welcome say; the rest comes with its pages. */
const CORE = ['common', 'error', 'route', 'session'];
const FOLDER = resolve(import.meta.dirname, '../../src/i18n/messages');

/** The message files of one language, a file a namespace. */
export function messageFiles(language: string): string[] {
  const folder = join(FOLDER, language);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => join(folder, name));
}

function readTexts(file: string): Record<string, string> {
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
}

/** All messages of one language as id → ICU text. */
export function readMessages(language: string): Record<string, string> {
  const texts = messageFiles(language).map(readTexts);
  return Object.assign({}, ...texts) as Record<string, string>;
}

/** Parsed messages as id → elements, so that no page carries an ICU parser. */
function compile(texts: Record<string, string>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(texts).map(([id, text]) => [id, parse(text, { captureLocation: false })]),
  );
}

/** The parsed messages of one language that the whole site needs, and those of more namespaces. */
export function compileMessages(
  language: string,
  ...more: readonly string[]
): Record<string, unknown> {
  const wanted = new Set([...CORE, ...more]);
  const texts = Object.entries(readMessages(language));
  return compile(Object.fromEntries(texts.filter(([id]) => wanted.has(id.split('.')[0] ?? ''))));
}

/** The namespaces that come with the pages that use them. */
function lateNamespaces(): Set<string> {
  const names = messageFiles('CN').map((file) => basename(file, '.json'));
  return new Set(names.filter((name) => !CORE.includes(name)));
}

/** A module that asks for its texts: who loads it waits for them (`src/lib/before-render.ts`). */
function textsModule(namespace: string): string {
  const loaders = Object.keys(LANGUAGES).map(
    (language) => `${language}: () => import('${MESSAGES}${language}/${namespace}')`,
  );
  return `import { addTexts } from '@/i18n/messages'; addTexts({ ${loaders.join(', ')} });`;
}

/**
 * Serves the site's texts, rebuilt when a message file changes: `virtual:messages/<language>` has
 * what every page needs. The other namespaces are a chunk each: a module of `src/` that names an
 * id of one (`'entry.title'`) imports it by itself, so that texts arrive with the code that shows
 * them and the first page stays as small as it is.
 */
export function compiledMessages(): Plugin {
  return {
    name: 'compiled-messages',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(MESSAGES) || id.startsWith(TEXTS) ? `\0${id}` : undefined),
    load(id) {
      if (id.startsWith(`\0${TEXTS}`)) return textsModule(id.slice(TEXTS.length + 1));
      if (!id.startsWith(`\0${MESSAGES}`)) return undefined;
      const [language = '', namespace] = id.slice(MESSAGES.length + 1).split('/');
      for (const file of messageFiles(language)) this.addWatchFile(file);
      const compiled =
        namespace === undefined
          ? compileMessages(language)
          : compile(readTexts(join(FOLDER, language, `${namespace}.json`)));
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(compiled))});`;
    },
    transform: {
      filter: { id: /\/src\/(?!i18n\/|api\/generated\/).*\.tsx?(\?|$)/ },
      handler(code) {
        const late = lateNamespaces();
        const named = [...code.matchAll(/['"`](\w+)\.[\w$]/g)].map(([, name]) => name ?? '');
        const used = [...new Set(named)].filter((name) => late.has(name));
        if (used.length === 0) return undefined;
        const texts = used.map((name) => `import '${TEXTS}${name}';`).join('');
        const changed = new MagicString(code).prepend(texts);
        return { code: changed.toString(), map: changed.generateMap({ hires: 'boundary' }) };
      },
    },
  };
}
