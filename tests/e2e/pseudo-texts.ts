import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { listenLocally, forward } from '../support/proxy.ts';

type Texts = Record<string, MessageFormatElement[]>;

const DIST = join(import.meta.dirname, '../../dist');

/**
 * What every text of a marked site stands between: signs without width that nobody writes, so
 * that a marked page stands and moves as one without marks.
 */
const [BEGIN, END] = ['\u2063', '\u2064'];

/** What a page with marked texts has somewhere. */
export const MARK = BEGIN;

/** A text of the site between its marks. */
export const MARKED = new RegExp(`${BEGIN}[^${BEGIN}${END}]*${END}`, 'g');

/** Each line by itself, as a list shows it; quotation marks too, for what stands between them is data. */
const mark = (text: string) =>
  text
    .split('\n')
    .map((line) => (/[\p{L}“”「」（）]/u.test(line) ? `${BEGIN}${line}${END}` : line))
    .join('\n');

/** A compiled message with its own words marked; what is filled in stays as it is. */
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

/** The built files that hold texts. */
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

/** The texts that a built module exports. */
async function textsOf(file: string): Promise<Texts> {
  const module = (await import(join(DIST, file))) as { default: Texts };
  return module.default;
}

/** The files of the build that hold texts, by their address, with every text marked. */
async function markedFiles(): Promise<Map<string, string>> {
  const marking = textChunks().map(async (file) => {
    const texts = Object.entries(await textsOf(file)).map(([id, text]) => [id, marked(text)]);
    return [`/${file}`, `export default ${JSON.stringify(Object.fromEntries(texts))};`] as const;
  });
  return new Map(await Promise.all(marking));
}

/** A site whose texts are marked. */
export interface MarkedSite {
  /** Scheme, host and port. */
  origin: string;
  stop: () => void;
}

/**
 * Puts a proxy before the site at `target` that answers for the files of texts with every text
 * marked: the site itself knows nothing of it. Not by the browser's own protocol: a script that it
 * answers with is at times never imported (Chromium 156, 14 of 1000 visits), and the page stays at
 * its first screen.
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
