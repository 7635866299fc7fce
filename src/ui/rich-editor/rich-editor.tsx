import { EditorContent, useEditor } from '@tiptap/react';
import { Alert } from 'antd';
import { use, useRef, useState, type AriaAttributes, type ComponentProps } from 'react';
import { FormattedMessage } from 'react-intl';
import { cleanPaste, MAX_CELLS } from './clean-paste';
import { editorContent, EXTENSIONS, storedContent } from './extensions';
import { ReadOnlyText } from './read-only-text';
import { RichMediaContext } from './rich-media';
import styles from './rich-editor.module.css';
import { Toolbar } from './toolbar';
import { unsupportedParts } from './unsupported-parts';

interface Props {
  id?: string;
  'aria-invalid'?: AriaAttributes['aria-invalid'];
  label: string;
  /** Initial text; later changes are ignored. */
  value: string;
  onChange: (html: string) => void;
}

/** Notice about content that a paste has lost. */
type PasteNote = { tooLarge: true } | { left: number } | undefined;

function TextEditor({ id, label, value, onChange, 'aria-invalid': invalid }: Props) {
  const media = use(RichMediaContext);
  const [note, setNote] = useState<PasteNote>();
  const [dialog, setDialog] = useState<ComponentProps<typeof Toolbar>['dialog']>();
  const known = useRef<string>(undefined);
  const isOwn = (address: string) => media !== undefined && address.startsWith(media.address(''));
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: editorContent(value),
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        // The form focuses an invalid field by its id.
        ...(id !== undefined && { id }),
        ...(invalid !== undefined && { 'aria-invalid': String(invalid) }),
      },
      transformPastedHTML: (html) => {
        // HTML copied from a ProseMirror editor needs no cleaning.
        if (html.includes('data-pm-slice')) return html;
        const clean = cleanPaste(html, isOwn);
        if (clean.tooLarge) setNote({ tooLarge: true });
        else setNote(clean.left > 0 ? { left: clean.left } : undefined);
        return clean.html;
      },
      handlePaste: (_view, { clipboardData }) => {
        // A picture alone must be uploaded and needs an alternative text.
        const [file] = clipboardData?.files ?? [];
        if (file === undefined || clipboardData?.types.includes('text/html')) return false;
        if (media !== undefined && file.type.startsWith('image/')) setDialog('img');
        return true;
      },
    },
    onCreate: ({ editor: made }) => {
      known.current = storedContent(made.getHTML());
    },
    onUpdate: ({ editor: changed }) => {
      const html = storedContent(changed.getHTML());
      // The editor adds an empty paragraph after a table, which doesn't change the stored text.
      if (html === known.current) return;
      known.current = html;
      onChange(html);
    },
  });
  return (
    <>
      {note && (
        <Alert
          type={'tooLarge' in note ? 'error' : 'warning'}
          showIcon
          role="alert"
          className={styles['pasteNote'] ?? ''}
          closable={{ onClose: () => setNote(undefined) }}
          title={
            'tooLarge' in note ? (
              <FormattedMessage id="staff.paste.tooLarge" values={{ most: MAX_CELLS }} />
            ) : (
              <FormattedMessage id="staff.paste.left" values={{ count: note.left }} />
            )
          }
        />
      )}
      <div className={styles['frame']}>
        <Toolbar
          editor={editor}
          dialog={dialog}
          hasMedia={media !== undefined}
          onDialog={setDialog}
        />
        <EditorContent editor={editor} className={styles['text']} />
      </div>
    </>
  );
}

/**
 * Rich text editor; the server sanitizes its HTML. Shows a text read-only if editing would lose part
 * of it.
 */
export default function RichEditor(props: Props) {
  const { label, value } = props;
  const [lost] = useState(() => unsupportedParts(value));
  if (lost.length > 0) return <ReadOnlyText label={label} html={value} lost={lost} />;
  return <TextEditor {...props} />;
}
