import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Page } from '@playwright/test';

type Texts = Record<string, MessageFormatElement[]>;

const DIST = join(import.meta.dirname, '../../dist');

/**
 * What every text of a marked language stands between: signs without width that nobody writes, so
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

/** The built files that hold the texts of a language. */
function textChunks(language: string): string[] {
  const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >;
  const wanted = new RegExp(`virtual:messages/${language}(/|$)`);
  return Object.entries(manifest)
    .filter(([key, { src = '' }]) => wanted.test(key) || wanted.test(src))
    .map(([, { file }]) => file);
}

/** The texts that a built module exports. */
async function textsOf(file: string): Promise<Texts> {
  const module = (await import(join(DIST, file))) as { default: Texts };
  return module.default;
}

/**
 * Serves a language with every text marked, in place of the files of the build: the site itself
 * knows nothing of it. By the browser's own protocol, which stops these requests alone; a route of
 * Playwright's stops every request of the page.
 */
export async function markTexts(page: Page, language: string): Promise<void> {
  const files = textChunks(language);
  if (files.length === 0) throw new Error(`The build has no texts of ${language}`);
  const bodies = new Map<string, string>();
  for (const file of files) {
    const texts = Object.entries(await textsOf(file)).map(([id, text]) => [id, marked(text)]);
    const body = `export default ${JSON.stringify(Object.fromEntries(texts))};`;
    bodies.set(`/${file}`, Buffer.from(body).toString('base64'));
  }
  const browser = await page.context().newCDPSession(page);
  browser.on('Fetch.requestPaused', ({ requestId, request }) => {
    const body = bodies.get(new URL(request.url).pathname);
    const answered =
      body === undefined
        ? browser.send('Fetch.continueRequest', { requestId })
        : browser.send('Fetch.fulfillRequest', {
            requestId,
            responseCode: 200,
            responseHeaders: [{ name: 'content-type', value: 'text/javascript; charset=utf-8' }],
            body,
          });
    // A page that is left takes its requests along.
    answered.catch(() => undefined);
  });
  const patterns = [...bodies.keys()].map((path) => ({ urlPattern: `*${path}` }));
  await browser.send('Fetch.enable', { patterns });
}
