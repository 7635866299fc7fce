import { Extension, Node } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';

const ALIGNMENTS = ['left', 'right', 'center', 'justify'];

/** A picture within a text. It can be moved and taken out; none is added here. */
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

/** The one style that the server lets through. */
const Alignment = Extension.create({
  name: 'alignment',
  addGlobalAttributes: () => [
    {
      types: ['paragraph', 'heading'],
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

/** What the editor can show and keep; `lostParts` names what it can't. */
export const EXTENSIONS = [
  // Links stay as they are stored: the server adds what a new window needs.
  StarterKit.configure({ link: { HTMLAttributes: { target: null, rel: null, class: null } } }),
  Picture,
  Alignment,
];

/** A stored text for the editor, which drops a line break between two elements: a blank says the same. */
export function editorContent(html: string): string {
  return html.replaceAll(/(?<=>)\r?\n(?: {2})?(?=<)/g, ' ');
}
