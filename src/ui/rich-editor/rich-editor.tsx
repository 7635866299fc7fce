import { EditorContent, useEditor, useEditorState, type Editor } from '@tiptap/react';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { MessageId } from '@/i18n/message-ids';
import { StrokeIcon } from '../art/stroke-icon';
import { editorContent, EXTENSIONS } from './extensions';
import { ReadOnlyText } from './read-only-text';
import { unsupportedParts } from './unsupported-parts';
import styles from './rich-editor.module.css';

interface Props {
  label: string;
  /** The text at the start; later changes of it are not taken over. */
  value: string;
  onChange: (html: string) => void;
}

interface Tool {
  id: MessageId;
  /** A sign, no words: the button is named after what it does. */
  face: ReactNode;
  on: (editor: Editor) => boolean;
  run: (editor: Editor) => void;
}

const TOOLS: readonly Tool[] = [
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
    id: 'staff.tool.list',
    face: <StrokeIcon size={18} path="M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01" />,
    on: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    id: 'staff.tool.numbers',
    face: <StrokeIcon size={18} path="M10 6h10M10 12h10M10 18h10M3 5l2-1v5M3 15h3l-3 4h3" />,
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

function Toolbar({ editor }: { editor: Editor }) {
  const intl = useIntl();
  const active = useEditorState({ editor, selector: () => TOOLS.map(({ on }) => on(editor)) });
  return (
    <div
      role="toolbar"
      aria-label={intl.formatMessage({ id: 'staff.tools' })}
      className={styles['tools']}
    >
      {TOOLS.map(({ id, face, run }, index) => (
        <button
          key={id}
          type="button"
          className={styles['tool']}
          aria-label={intl.formatMessage({ id })}
          aria-pressed={active[index] ?? false}
          onClick={() => {
            run(editor);
          }}
        >
          {face}
        </button>
      ))}
    </div>
  );
}

function TextEditor({ label, value, onChange }: Props) {
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: editorContent(value),
    editorProps: { attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label } },
    onUpdate: ({ editor: changed }) => onChange(changed.getHTML()),
  });
  return (
    <div className={styles['frame']}>
      <Toolbar editor={editor} />
      <EditorContent editor={editor} className={styles['text']} />
    </div>
  );
}

/**
 * Writes rich text; the server sanitises what it sends. A text of which the editor would lose a
 * part is shown instead, and stays as it is stored.
 */
export default function RichEditor({ label, value, onChange }: Props) {
  const [lost] = useState(() => unsupportedParts(value));
  if (lost.length > 0) return <ReadOnlyText label={label} html={value} lost={lost} />;
  return <TextEditor label={label} value={value} onChange={onChange} />;
}
