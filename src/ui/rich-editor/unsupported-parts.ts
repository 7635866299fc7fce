import { Editor } from '@tiptap/react';
import { editorContent, EXTENSIONS, storedContent } from './extensions';

/** Kind of content that a text may lose; the interface shows it to the user. */
export type Part =
  'table' | 'picture' | 'video' | 'caption' | 'link' | 'alignment' | 'block' | 'format' | 'text';

const FORMATS = ['strong, b', 'em, i', 'u', 's', 'sub', 'sup', 'code:not(pre code)'];
const BLOCKS = 'h1, h2, h3, h4, h5, h6, blockquote, pre, ul, ol, li, hr, br';

function attributesOf(element: Element, names: readonly string[]): string {
  return JSON.stringify(names.map((name) => element.getAttribute(name)));
}

/** Returns an element's text without whitespace, which is insignificant outside code. */
function textOf({ textContent }: Element): string {
  return textContent.replaceAll(/\s+/g, '');
}

/** Describes each element that matches a selector by its name, attributes and text. */
function describeMatches(
  body: Element,
  selector: string,
  attributes: readonly string[] = [],
): string[] {
  return [...body.querySelectorAll(selector)].map(
    (element) => `${element.localName} ${attributesOf(element, attributes)} ${textOf(element)}`,
  );
}

/**
 * Describes the tables, captions, rows and cells. Omits row groups, and treats a missing span as 1: both
 * are equivalent.
 */
function cells(body: Element): string[] {
  return [...body.querySelectorAll('table, caption, tr, th, td')].map((element) => {
    const spans = ['colspan', 'rowspan'].map((name) => element.getAttribute(name) ?? '1');
    return `${element.localName} ${spans.join(' ')} ${textOf(element)}`;
  });
}

/**
 * Returns, for each kind of element, all text that it covers. Elements are not compared one by one,
 * because the editor may split or join them.
 */
function covered(
  body: Element,
  selector: string,
  kindOf: (element: Element) => string = () => selector,
): string[] {
  const texts = new Map<string, string>();
  for (const element of body.querySelectorAll(selector)) {
    if (element.parentElement?.closest(selector)) continue;
    const kind = kindOf(element);
    texts.set(kind, (texts.get(kind) ?? '') + textOf(element));
  }
  return [...texts].filter(([, text]) => text !== '').map((entry) => entry.join(' '));
}

function alignmentOf(element: Element): string {
  return element instanceof HTMLElement ? element.style.textAlign : '';
}

/** Describes the content of a text by part. */
function partsOf(html: string): Record<Part, string[]> {
  // An inert document: it loads no resources and runs no scripts.
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const text = textOf(body);
  const pictures = describeMatches(body, 'img', ['src', 'alt', 'title', 'width', 'height']);
  // A placeholder character keeps the position of a picture in the compared text.
  for (const picture of body.querySelectorAll('img')) picture.replaceWith('\uFFFC');
  return {
    table: cells(body),
    picture: pictures,
    video: describeMatches(body, 'video', ['src', 'title', 'width', 'height']),
    caption: describeMatches(body, 'figure, figcaption'),
    link: covered(body, 'a', (link) => attributesOf(link, ['href', 'target', 'title'])),
    alignment: covered(body, '[style*="text-align"]', alignmentOf),
    // Whitespace is significant in code.
    block: [
      ...describeMatches(body, BLOCKS),
      ...[...body.querySelectorAll('pre')].map(({ textContent }) => `pre ${textContent}`),
    ],
    format: FORMATS.flatMap((selector) => covered(body, selector)),
    text: [text],
  };
}

/** Returns the parts of one text that are missing in another. */
export function partsMissing(html: string, edited: string): Part[] {
  const rest = partsOf(edited);
  return (Object.entries(partsOf(html)) as [Part, string[]][]).flatMap(([part, found]) => {
    const left = [...rest[part]];
    const missing = found.some((one) => {
      const at = left.indexOf(one);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
    return missing ? [part] : [];
  });
}

/** Returns the parts of a stored text that the editor would lose; empty if it keeps everything. */
export function unsupportedParts(html: string): Part[] {
  const content = editorContent(html);
  const editor = new Editor({ element: null, extensions: EXTENSIONS, content });
  const edited = storedContent(editor.getHTML());
  editor.destroy();
  return partsMissing(html, edited);
}
