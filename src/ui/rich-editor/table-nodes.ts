import { Extension, Node } from '@tiptap/react';
import { goToNextCell, tableEditing } from '@tiptap/pm/tables';

const SPANS = ['colspan', 'rowspan'] as const;

/** Cell attributes for `@tiptap/pm/tables`; spans of 1 are omitted. */
function cellAttributes() {
  const spans = SPANS.map((name) => [
    name,
    {
      default: 1,
      parseHTML: (element: HTMLElement) => {
        const span = Number(element.getAttribute(name) ?? 1);
        return Number.isInteger(span) && span > 0 ? span : 1;
      },
      renderHTML: (attributes: Record<string, unknown>) =>
        attributes[name] === 1 ? {} : { [name]: attributes[name] },
    },
  ]);
  // Column widths aren't stored: the browser sizes columns for each viewport.
  return Object.fromEntries([...spans, ['colwidth', { default: null, rendered: false }]]) as Record<
    string,
    object
  >;
}

/** Table node. The caption is an attribute, because `@tiptap/pm/tables` expects only rows as content. */
const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  // The commands of `@tiptap/pm/tables` identify nodes by `tableRole`.
  extendNodeSchema: ({ name }: { name: string }) =>
    name === 'table' ? { tableRole: 'table' } : {},
  addAttributes: () => ({
    caption: {
      default: null,
      parseHTML: (element: HTMLElement) =>
        element.querySelector(':scope > caption')?.textContent ?? null,
      rendered: false,
    },
  }),
  parseHTML: () => [{ tag: 'table' }, { tag: 'caption', ignore: true }],
  renderHTML: ({ node }) => {
    const { caption } = node.attrs as { caption: string | null };
    return caption === null || caption === ''
      ? ['table', ['tbody', 0]]
      : ['table', ['caption', { contenteditable: 'false' }, caption], ['tbody', 0]];
  },
});

const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  extendNodeSchema: ({ name }: { name: string }) =>
    name === 'tableRow' ? { tableRole: 'row' } : {},
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});

const TableCell = Node.create({
  name: 'tableCell',
  content: 'block+',
  isolating: true,
  extendNodeSchema: ({ name }: { name: string }) =>
    name === 'tableCell' ? { tableRole: 'cell' } : {},
  addAttributes: cellAttributes,
  parseHTML: () => [{ tag: 'td' }],
  renderHTML: ({ HTMLAttributes }) => ['td', HTMLAttributes, 0],
});

const TableHeader = Node.create({
  name: 'tableHeader',
  content: 'block+',
  isolating: true,
  extendNodeSchema: ({ name }: { name: string }) =>
    name === 'tableHeader' ? { tableRole: 'header_cell' } : {},
  addAttributes: cellAttributes,
  parseHTML: () => [{ tag: 'th' }],
  renderHTML: ({ HTMLAttributes }) => ['th', HTMLAttributes, 0],
});

/** Selection of several cells, and Tab to move between cells. */
const TableEditing = Extension.create({
  name: 'tableEditing',
  addProseMirrorPlugins: () => [tableEditing()],
  addKeyboardShortcuts() {
    const go = (direction: 1 | -1) => () =>
      goToNextCell(direction)(this.editor.state, this.editor.view.dispatch);
    return { Tab: go(1), 'Shift-Tab': go(-1) };
  },
});

/** Table extensions, based on `@tiptap/pm/tables`. */
export const TABLES = [Table, TableRow, TableHeader, TableCell, TableEditing];
