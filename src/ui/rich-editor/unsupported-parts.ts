import { Editor } from '@tiptap/react';
import { editorContent, EXTENSIONS, storedContent } from './extensions';

/** What a text may lose, as the reader knows it. */
export type Part =
  'table' | 'picture' | 'video' | 'caption' | 'link' | 'alignment' | 'block' | 'format' | 'text';

const FORMATS = ['strong, b', 'em, i', 'u', 's', 'sub', 'sup', 'code:not(pre code)'];
const BLOCKS = 'h1, h2, h3, h4, h5, h6, blockquote, pre, ul, ol, li, hr, br';

function attributesOf(element: Element, names: readonly string[]): string {
  return JSON.stringify(names.map((name) => element.getAttribute(name)));
}

/** What is compared is the text, not its blanks: those of the source mean nothing. */
function textOf({ textContent }: Element): string {
  return textContent.replaceAll(/\s+/g, '');
}

/** The elements of a selector, each as its name, text and attributes. */
function each(body: Element, selector: string, attributes: readonly string[] = []): string[] {
  return [...body.querySelectorAll(selector)].map(
    (element) => `${element.localName} ${attributesOf(element, attributes)} ${textOf(element)}`,
  );
}

/** The cells and captions of tables; groups of rows show nothing by themselves, nor does a span of one. */
function cells(body: Element): string[] {
  return [...body.querySelectorAll('table, caption, tr, th, td')].map((element) => {
    const spans = ['colspan', 'rowspan'].map((name) => element.getAttribute(name) ?? '1');
    return `${element.localName} ${spans.join(' ')} ${textOf(element)}`;
  });
}

/** The text that stands in elements of a kind: the editor may split one, or join two of them. */
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

/** Everything that a text consists of, by the part that it belongs to. */
function partsOf(html: string): Record<Part, string[]> {
  // Inert: nothing in it loads or runs.
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const text = textOf(body);
  const pictures = each(body, 'img', ['src', 'alt', 'title', 'width', 'height']);
  // A picture's place is compared by a marker, like that of a text.
  for (const picture of body.querySelectorAll('img')) picture.replaceWith('\uFFFC');
  return {
    table: cells(body),
    picture: pictures,
    video: each(body, 'video', ['src', 'title', 'width', 'height']),
    caption: each(body, 'figure, figcaption'),
    link: covered(body, 'a', (link) => attributesOf(link, ['href', 'target', 'title'])),
    alignment: covered(body, '[style*="text-align"]', alignmentOf),
    // Lines of code are nothing without their blanks.
    block: [
      ...each(body, BLOCKS),
      ...[...body.querySelectorAll('pre')].map(({ textContent }) => `pre ${textContent}`),
    ],
    format: FORMATS.flatMap((selector) => covered(body, selector)),
    text: [text],
  };
}

/** The parts that one text has and another hasn't. */
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

/** What a stored text would lose if the editor wrote it; empty where it keeps everything. */
export function unsupportedParts(html: string): Part[] {
  const content = editorContent(html);
  const editor = new Editor({ element: null, extensions: EXTENSIONS, content });
  const edited = storedContent(editor.getHTML());
  editor.destroy();
  return partsMissing(html, edited);
}
