import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { listenLocally, forward } from '../support/proxy.ts';

type Texts = Record<string, MessageFormatElement[]>;

const DIST = join(import.meta.dirname, '../../dist');

/**
 * Marks around every text of a marked site: invisible, zero-width characters, so that the layout
 * stays the same.
 */
const [BEGIN, END] = ['\u2063', '\u2064'];

/** A text that every page with marked texts contains. */
export const MARK = BEGIN;

/** Matches a marked text of the site. */
export const MARKED = new RegExp(`${BEGIN}[^${BEGIN}${END}]*${END}`, 'g');

/** Splits lines of lists, and quotation marks, which enclose data. */
const mark = (text: string) =>
  text
    .split('\n')
    .map((line) => (/[\p{L}“”「」（）]/u.test(line) ? `${BEGIN}${line}${END}` : line))
    .join('\n');

/** Marks the literal parts of a compiled message; placeholders are unchanged. */
function marked(elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  return elements.map((element): MessageFormatElement => {
    switch (element.type) {
      case TYPE.literal:
        return { ...element, value: mark(element.value) };
      case TYPE.tag:
        return { ...element, children: marked(element.children) };
      case TYPE.plural:
      case TYPE.select: {
        const options = Object.entries(element.options).map(([name, option]) => [
          name,
          { ...option, value: marked(option.value) },
        ]);
        return { ...element, options: Object.fromEntries(options) as never };
      }
      default:
        return element;
    }
  });
}

interface Chunk {
  file: string;
  src?: string;
  name?: string;
}

/** Returns the built files with texts. */
function textChunks(): string[] {
  const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >;
  const files = Object.entries(manifest)
    .filter(([key, { src = '' }]) => `${key} ${src}`.includes('virtual:messages/'))
    .map(([, { file }]) => file);
  if (files.length === 0) throw new Error('The build has no files of texts');
  return files;
}

/** Returns the texts exported by a built module. */
async function textsOf(file: string): Promise<Texts> {
  const module = (await import(join(DIST, file))) as { default: Texts };
  return module.default;
}

/** Returns the built files with texts by address, with every text marked. */
async function markedFiles(): Promise<Map<string, string>> {
  const marking = textChunks().map(async (file) => {
    const texts = Object.entries(await textsOf(file)).map(([id, text]) => [id, marked(text)]);
    return [`/${file}`, `export default ${JSON.stringify(Object.fromEntries(texts))};`] as const;
  });
  return new Map(await Promise.all(marking));
}

/** A site with marked texts. */
export interface MarkedSite {
  /** Origin. */
  origin: string;
  stop: () => void;
}

/**
 * Starts a proxy in front of `target` that serves the text files with marks. Chromium’s request
 * interception is not used: sometimes an intercepted script is never imported (Chromium 156, 14 of
 * 1000 visits).
 */
export async function markSite(target: string): Promise<MarkedSite> {
  const files = await markedFiles();
  const { server, origin } = await listenLocally((incoming, response) => {
    const file = files.get(incoming.url ?? '/');
    if (file === undefined) {
      forward(incoming, response, target);
      return;
    }
    response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8' }).end(file);
  });
  return {
    origin,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
