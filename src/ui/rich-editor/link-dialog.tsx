import type { Editor } from '@tiptap/react';
import { Button, Input, Modal } from 'antd';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './rich-editor.module.css';
import { parseUrl } from '@/lib/parse-url';

/**
 * Returns the URL to store for a link; undefined if it isn't allowed. Allowed are `https://`, pages of
 * this site (`#/`), `mailto:` and `tel:`.
 */
function linkAddress(typed: string): string | undefined {
  const address = typed.trim();
  if (/^#\/\S*$/.test(address) || /^(?:mailto:\S+@\S+|tel:[+\d-]+)$/i.test(address)) return address;
  return /^https:\/\//i.test(address) && parseUrl(address) !== undefined ? address : undefined;
}

interface Props {
  editor: Editor;
  onClose: () => void;
}

/** Dialog that adds, changes or removes the link at the selection. */
export function LinkDialog({ editor, onClose }: Props) {
  const intl = useIntl();
  const id = useId();
  const before = editor.getAttributes('link')['href'] as string | undefined;
  const [typed, setTyped] = useState(before ?? '');
  const [refused, setRefused] = useState(false);

  const save = () => {
    const href = linkAddress(typed);
    if (href === undefined) {
      setRefused(true);
      return;
    }
    const chain = editor.chain().focus().extendMarkRange('link');
    if (before === undefined && editor.state.selection.empty)
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] });
    else chain.setLink({ href });
    chain.run();
    onClose();
  };

  return (
    <Modal
      open
      title={intl.formatMessage({ id: 'staff.tool.link' })}
      mask={{ blur: false }}
      onCancel={onClose}
      footer={
        <>
          {before !== undefined && (
            <Button
              danger
              onClick={() => {
                editor.chain().focus().extendMarkRange('link').unsetLink().run();
                onClose();
              }}
            >
              <FormattedMessage id="staff.link.remove" />
            </Button>
          )}
          <Button type="primary" onClick={save}>
            <FormattedMessage id="staff.link.save" />
          </Button>
        </>
      }
    >
      <label className={styles['label']} htmlFor={id}>
        <FormattedMessage id="staff.link.address" />
      </label>
      <Input
        id={id}
        value={typed}
        maxLength={2000}
        placeholder="https://"
        aria-invalid={refused}
        aria-describedby={`${id}-note`}
        {...(refused && { status: 'error' as const })}
        onChange={({ target }) => setTyped(target.value)}
        onPressEnter={save}
      />
      <p
        id={`${id}-note`}
        className={refused ? styles['problem'] : styles['note']}
        role={refused ? 'alert' : undefined}
      >
        <FormattedMessage id="staff.link.hint" />
      </p>
    </Modal>
  );
}
