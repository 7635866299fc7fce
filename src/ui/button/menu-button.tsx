import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import styles from './menu-button.module.css';
import { useDismiss } from './use-dismiss';

export interface MenuEntry {
  key: string;
  label: string;
  /** Whether the entry is selected. Entries with this property are radio items. */
  checked?: boolean;
  onSelect: () => void;
}

interface Props {
  /** Accessible name of the menu and its button. */
  label: string;
  /** Visible text of the button, if it differs from the label; prefixes the accessible name. */
  visibleText?: string;
  face: ReactNode;
  entries: readonly MenuEntry[];
}

const STEPS: Partial<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Menu button as in the ARIA menu button pattern: arrow keys, Home, End, Escape. */
export function MenuButton({ label, visibleText, face, entries }: Props) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => {
    if (!open) return;
    root.current?.querySelector<HTMLElement>('[role^=menuitem]')?.focus();
  }, [open]);
  useDismiss(root, open, () => {
    setOpen(false);
  });

  const close = () => {
    setOpen(false);
    root.current?.querySelector('button')?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
    if (event.key === 'Tab') setOpen(false);
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role^=menuitem]')];
    items[step(items.indexOf(document.activeElement as HTMLElement), items.length)]?.focus();
  };

  return (
    <div ref={root} className={styles['root']}>
      <button
        type="button"
        className={styles['opener']}
        aria-label={visibleText === undefined ? label : `${visibleText} ${label}`}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => {
          setOpen(!open);
        }}
      >
        {face}
      </button>
      <div
        id={id}
        role="menu"
        aria-label={label}
        hidden={!open}
        className={styles['menu']}
        onKeyDown={onKeyDown}
      >
        {open &&
          entries.map(({ key, label: text, checked, onSelect }) => (
            <button
              key={key}
              type="button"
              role={checked === undefined ? 'menuitem' : 'menuitemradio'}
              {...(checked !== undefined && { 'aria-checked': checked })}
              tabIndex={-1}
              className={styles['item']}
              onClick={() => {
                close();
                onSelect();
              }}
            >
              {text}
            </button>
          ))}
      </div>
    </div>
  );
}
