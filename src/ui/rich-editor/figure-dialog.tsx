import { NodeSelection } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';
import { Button, Input, Modal } from 'antd';
import { use, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FileUpload } from '../upload/file-upload';
import type { FigureAttributes } from './figure-node';
import styles from './rich-editor.module.css';
import { RichMediaContext } from './rich-media';

interface Props {
  editor: Editor;
  kind: 'img' | 'video';
  /** Whether to change the selected figure instead of adding one. */
  isChange?: boolean;
  onClose: () => void;
}

const MEGABYTE = 1_048_576;
const RULES = {
  img: { extensions: ['png', 'jpg', 'jpeg', 'webp', 'gif'], limit: 50 * MEGABYTE },
  video: { extensions: ['mp4', 'm4v', 'webm', 'mov'], limit: 500 * MEGABYTE },
};
const MAX_LENGTH = 300;

/** Returns the position after the figure at the cursor; undefined if there is none. */
function positionBehindFigure({ state }: Editor): number | undefined {
  const { selection } = state;
  if (selection instanceof NodeSelection && selection.node.type.name === 'figure')
    return selection.to;
  const { $to } = selection;
  return $to.parent.type.name === 'figure' ? $to.after() : undefined;
}

/**
 * Dialog that inserts a picture or a video; with a figure at the cursor, inserts after it or, with
 * `isChange`, changes it. An alternative text is required.
 */
export function FigureDialog({ editor, kind, isChange = false, onClose }: Props) {
  const intl = useIntl();
  const id = useId();
  const media = use(RichMediaContext);
  const [before] = useState(() =>
    isChange ? (editor.getAttributes('figure') as FigureAttributes) : undefined,
  );
  const [src, setSrc] = useState(before?.src);
  const [alt, setAlt] = useState(before?.alt ?? '');
  const [caption, setCaption] = useState('');
  const [missing, setMissing] = useState(false);
  if (media === undefined) return null;
  const { send, address, library } = media;
  const words = alt.trim();
  const text = (name: 'picture' | 'video') => intl.formatMessage({ id: `staff.tool.${name}` });
  const title = text(kind === 'img' ? 'picture' : 'video');

  const save = () => {
    if (src === undefined || words === '') {
      setMissing(true);
      return;
    }
    const attrs = { kind, src, alt: words };
    const chain = editor.chain().focus();
    if (before) chain.updateAttributes('figure', attrs);
    else {
      const content = caption.trim() === '' ? [] : [{ type: 'text', text: caption.trim() }];
      const figure = { type: 'figure', attrs, content };
      const behind = positionBehindFigure(editor);
      if (behind === undefined) chain.insertContent(figure);
      else chain.insertContentAt(behind, figure);
    }
    chain.run();
    onClose();
  };

  return (
    <Modal
      open
      title={title}
      mask={{ blur: false }}
      onCancel={onClose}
      footer={
        <Button type="primary" onClick={save}>
          <FormattedMessage id={before ? 'staff.figure.change' : 'staff.figure.insert'} />
        </Button>
      }
    >
      {src === undefined ? (
        <>
          <FileUpload
            send={send[kind]}
            {...RULES[kind]}
            max={1}
            label={intl.formatMessage({ id: `staff.figure.upload.${kind}` })}
            onChange={([file]) => {
              if (file) setSrc(address(file.id));
            }}
          />
          {library?.(kind, (chosen) => {
            setSrc(address(chosen.id));
            if (words === '' && chosen.alt !== undefined) setAlt(chosen.alt);
          })}
        </>
      ) : (
        <div className={styles['chosen']}>
          {kind === 'img' ? (
            <img src={src} alt={words} />
          ) : (
            // Videos in texts have no caption tracks; captions are text below the video.
            <video src={src} controls preload="metadata" aria-label={words || title} />
          )}
          <Button onClick={() => setSrc(undefined)}>
            <FormattedMessage id="staff.figure.other" />
          </Button>
        </div>
      )}
      <label className={styles['label']} htmlFor={`${id}-alt`}>
        <FormattedMessage id={`staff.figure.alt.${kind}`} />
      </label>
      <Input
        id={`${id}-alt`}
        value={alt}
        maxLength={MAX_LENGTH}
        aria-required
        aria-describedby={`${id}-note`}
        aria-invalid={missing && words === ''}
        {...(missing && words === '' && { status: 'error' as const })}
        onChange={({ target }) => setAlt(target.value)}
      />
      <p id={`${id}-note`} className={styles['note']}>
        <FormattedMessage id={`staff.figure.altHint.${kind}`} />
      </p>
      {before === undefined && (
        <>
          <label className={styles['label']} htmlFor={`${id}-caption`}>
            <FormattedMessage id="staff.figure.caption" />
          </label>
          <Input
            id={`${id}-caption`}
            value={caption}
            maxLength={MAX_LENGTH}
            onChange={({ target }) => setCaption(target.value)}
          />
        </>
      )}
      {missing && (src === undefined || words === '') && (
        <p role="alert" className={styles['problem']}>
          <FormattedMessage
            id={src === undefined ? 'staff.figure.fileMissing' : `staff.figure.altMissing.${kind}`}
          />
        </p>
      )}
    </Modal>
  );
}
