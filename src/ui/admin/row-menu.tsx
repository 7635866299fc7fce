import { Dropdown } from 'antd';
import { useState } from 'react';
import { RowButton } from './row-button';
import styles from './row-menu.module.css';

export interface RowMenuEntry {
  key: string;
  label: string;
  /** It can't be taken back by choosing it again. */
  danger?: boolean;
  disabled?: boolean;
  /** Why it is disabled. */
  hint?: string;
  onSelect: () => void;
}

interface Props {
  /** How the button is called: it names the row. */
  label: string;
  entries: readonly RowMenuEntry[];
}

/** What else can be done with a row, behind one button; nothing where there is nothing else. */
export function RowMenu({ label, entries }: Props) {
  const [open, setOpen] = useState(false);
  if (entries.length === 0) return null;
  return (
    <Dropdown
      trigger={['click']}
      open={open}
      onOpenChange={setOpen}
      autoFocus
      menu={{
        items: entries.map(({ key, label: text, danger = false, disabled = false, hint }) => ({
          key,
          // antd's own danger item fills itself with the text colour under the pointer.
          label: <span className={danger ? styles['danger'] : undefined}>{text}</span>,
          disabled,
          title: hint ?? '',
        })),
        onClick: ({ key }) => {
          setOpen(false);
          entries.find((entry) => entry.key === key)?.onSelect();
        },
      }}
    >
      <RowButton aria-label={label} title={label} aria-haspopup="menu" aria-expanded={open}>
        ⋯
      </RowButton>
    </Dropdown>
  );
}
