import { Extension, Mark, Node } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { SITE_PATH } from '@/lib/site-address';
import { Figure } from './figure-node';
import { TABLES } from './table-nodes';

const ALIGNMENTS = ['left', 'right', 'center', 'justify'];
const ALIGNED = [
  ...['paragraph', 'heading', 'listItem', 'bulletList', 'orderedList', 'blockquote'],
  ...['figure', 'table', 'tableRow', 'tableCell', 'tableHeader'],
];

/** A picture within a line. It can be moved and taken out; new ones are figures. */
const Picture = Node.create({
  name: 'picture',
  group: 'inline',
  inline: true,
  draggable: true,
  addAttributes: () =>
    Object.fromEntries(
      ['src', 'alt', 'title', 'width', 'height'].map((name) => [name, { default: null }]),
    ),
  parseHTML: () => [{ tag: 'img' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
});

const raised = (tag: 'sub' | 'sup') =>
  Mark.create({
    name: tag,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  });

/** The one style that the server lets through. */
const Alignment = Extension.create({
  name: 'alignment',
  addGlobalAttributes: () => [
    {
      types: ALIGNED,
      attributes: {
        textAlign: {
          default: null,
          parseHTML: ({ style }) => (ALIGNMENTS.includes(style.textAlign) ? style.textAlign : null),
          renderHTML: ({ textAlign }: { textAlign?: string | null }) =>
            textAlign ? { style: `text-align: ${textAlign}` } : {},
        },
      },
    },
  ],
});

/** What the editor can show and keep; `unsupportedParts` names what it can't. */
export const EXTENSIONS = [
  StarterKit.configure({
    // Links stay as they are stored: the server adds what a new window needs. What a dialog asks for
    // opens none on a click.
    link: { openOnClick: false, HTMLAttributes: { target: null, rel: null, class: null } },
  }),
  Picture,
  Figure,
  ...TABLES,
  raised('sub'),
  raised('sup'),
  Alignment,
];

const moved = (html: string, from: string, to: string) =>
  html.replaceAll(` src="${from}/api/`, ` src="${to}/api/`);

/**
 * What is stored of the editor's text: without the empty line that it keeps behind everything, and
 * files by their addresses below the site's, which may move.
 */
export function storedContent(html: string): string {
  return moved(html.replace(/(?:<p><\/p>)+$/, ''), SITE_PATH, '');
}

/** A stored text for the editor, which drops a line break between two elements: a blank says the same. */
export function editorContent(html: string): string {
  return moved(html.replaceAll(/(?<=>)\r?\n(?: {2})?(?=<)/g, ' '), '', SITE_PATH);
}
