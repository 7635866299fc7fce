import { Dropdown } from 'antd';
import { useState } from 'react';
import { RowButton } from './row-button';

export interface RowMenuEntry {
  key: string;
  label: string;
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
        items: entries.map(({ key, label, disabled = false, hint }) => ({
          key,
          label,
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
