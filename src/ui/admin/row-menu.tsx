import { Dropdown } from 'antd';
import { useState } from 'react';
import { RowButton } from './row-button';
import styles from './row-menu.module.css';

export interface RowMenuEntry {
  key: string;
  label: string;
  /** Marks an irreversible action. */
  danger?: boolean;
  disabled?: boolean;
  /** Reason why the entry is disabled. */
  hint?: string;
  onSelect: () => void;
}

interface Props {
  /** Accessible name of the button, including the row's name. */
  label: string;
  entries: readonly RowMenuEntry[];
}

/** Menu with further actions of a row; renders nothing without entries. */
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
          // antd's `danger` item fills with the text color on hover.
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
