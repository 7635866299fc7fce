import { EditorContent, useEditor } from '@tiptap/react';
import { Alert } from 'antd';
import { use, useRef, useState, type AriaAttributes, type ComponentProps } from 'react';
import { FormattedMessage } from 'react-intl';
import { cleanPaste, MOST_CELLS } from './clean-paste';
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
  /** The text at the start; later changes of it are not taken over. */
  value: string;
  onChange: (html: string) => void;
}

/** What became of a paste, where it isn't all taken over. */
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
        // A form leads to a refused field by its identifier.
        ...(id !== undefined && { id }),
        ...(invalid !== undefined && { 'aria-invalid': String(invalid) }),
      },
      transformPastedHTML: (html) => {
        // What was copied in an editor of this kind is as it should be.
        if (html.includes('data-pm-slice')) return html;
        const clean = cleanPaste(html, isOwn);
        if (clean.tooLarge) setNote({ tooLarge: true });
        else setNote(clean.left > 0 ? { left: clean.left } : undefined);
        return clean.html;
      },
      handlePaste: (_view, { clipboardData }) => {
        // A picture by itself: it has to be uploaded, and described.
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
      // A line to write on behind a table comes by itself: that changes no text.
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
              <FormattedMessage id="staff.paste.tooLarge" values={{ most: MOST_CELLS }} />
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
 * Writes rich text; the server sanitises what it sends. A text of which the editor would lose a
 * part is shown instead, and stays as it is stored.
 */
export default function RichEditor(props: Props) {
  const { label, value } = props;
  const [lost] = useState(() => unsupportedParts(value));
  if (lost.length > 0) return <ReadOnlyText label={label} html={value} lost={lost} />;
  return <TextEditor {...props} />;
}
