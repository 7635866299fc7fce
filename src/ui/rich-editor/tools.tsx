import type { Editor } from '@tiptap/react';
import type { ReactNode } from 'react';
import type { MessageId } from '@/i18n/message-ids';
import { StrokeIcon } from '../page/stroke-icon';

/** Toolbar button that changes the text directly. */
export interface Tool {
  id: MessageId;
  /** Icon; the accessible name is the message `id`. */
  face: ReactNode;
  /** Returns whether the tool is active at the cursor; omit for actions without a state. */
  on?: (editor: Editor) => boolean;
  /** Returns whether the tool can run; default: always. */
  can?: (editor: Editor) => boolean;
  run: (editor: Editor) => void;
}

const icon = (path: string) => <StrokeIcon size={18} path={path} />;

/** Undo, redo, emphasis and structure. */
export const TEXT_TOOLS: readonly Tool[] = [
  {
    id: 'staff.tool.undo',
    face: icon('M8 5 3 10l5 5M3 10h11a6 6 0 0 1 0 12h-3'),
    can: (editor) => editor.can().undo(),
    run: (editor) => editor.chain().focus().undo().run(),
  },
  {
    id: 'staff.tool.redo',
    face: icon('m16 5 5 5-5 5M21 10H10a6 6 0 0 0 0 12h3'),
    can: (editor) => editor.can().redo(),
    run: (editor) => editor.chain().focus().redo().run(),
  },
  {
    id: 'staff.tool.bold',
    face: 'B',
    on: (editor) => editor.isActive('bold'),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    id: 'staff.tool.italic',
    face: 'I',
    on: (editor) => editor.isActive('italic'),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    id: 'staff.tool.heading',
    face: 'H',
    on: (editor) => editor.isActive('heading', { level: 2 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    id: 'staff.tool.subheading',
    face: <small>H</small>,
    on: (editor) => editor.isActive('heading', { level: 3 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    id: 'staff.tool.list',
    face: icon('M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01'),
    on: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    id: 'staff.tool.numbers',
    face: icon('M10 6h10M10 12h10M10 18h10M3 5l2-1v5M3 15h3l-3 4h3'),
    on: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    id: 'staff.tool.quote',
    face: '“',
    on: (editor) => editor.isActive('blockquote'),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
];
