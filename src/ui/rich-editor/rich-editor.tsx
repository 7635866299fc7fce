import { EditorContent, useEditor, useEditorState, type Editor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useIntl } from 'react-intl';
import type { MessageId } from '@/i18n/message-ids';
import styles from './rich-editor.module.css';

interface Props {
  label: string;
  /** The text at the start; later changes of it are not taken over. */
  value: string;
  onChange: (html: string) => void;
}

interface Tool {
  id: MessageId;
  face: string;
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
    face: 'H2',
    on: (editor) => editor.isActive('heading', { level: 2 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    id: 'staff.tool.list',
    face: '•',
    on: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    id: 'staff.tool.numbers',
    face: '1.',
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

/** Writes rich text; the server sanitises what it sends. */
export default function RichEditor({ label, value, onChange }: Props) {
  const editor = useEditor({
    extensions: [StarterKit],
    content: value,
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
