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

/** Inline picture. It can be moved and deleted; new pictures are inserted as figures. */
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

/** Text alignment, the only style that the server accepts. */
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

/** Extensions of the editor; `unsupportedParts` detects content that they would lose. */
export const EXTENSIONS = [
  StarterKit.configure({
    // Stored links have no `target` and `rel`; the server adds them. Links are edited in a dialog, so a
    // click doesn't open them.
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

/** Converts the editor's HTML for storage: removes trailing empty paragraphs, and the site's path from file URLs. */
export function storedContent(html: string): string {
  return moved(html.replace(/(?:<p><\/p>)+$/, ''), SITE_PATH, '');
}

/**
 * Converts stored HTML for the editor: adds the site's path to file URLs, and replaces line breaks between
 * elements, which the editor would drop, by a space.
 */
export function editorContent(html: string): string {
  return moved(html.replaceAll(/(?<=>)\r?\n(?: {2})?(?=<)/g, ' '), '', SITE_PATH);
}
