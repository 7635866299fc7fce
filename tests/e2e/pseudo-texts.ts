import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Page } from '@playwright/test';

type Texts = Record<string, MessageFormatElement[]>;

const DIST = join(import.meta.dirname, '../../dist');

/** What every text of the site stands between in the pseudo language. */
export const MARKED = /⟦[^⟦⟧]*⟧/g;

/** Each line by itself, as a list shows it; quotation marks too, for what stands between them is data. */
const mark = (text: string) =>
  text
    .split('\n')
    .map((line) => (/[\p{L}“”]/u.test(line) ? `⟦${line}⟧` : line))
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
 * knows nothing of it.
 */
export async function markTexts(page: Page, language: string): Promise<void> {
  const files = textChunks(language);
  if (files.length === 0) throw new Error(`The build has no texts of ${language}`);
  for (const file of files) {
    const texts = Object.entries(await textsOf(file)).map(([id, text]) => [id, marked(text)]);
    const body = `export default ${JSON.stringify(Object.fromEntries(texts))};`;
    await page.route(`/${file}`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body }),
    );
  }
}
