import { useId, useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useDismiss } from '@/ui/button/use-dismiss';
import { BellButton } from './bell-button';
import styles from './bell.module.css';

interface Props {
  count: number;
  onOpen?: () => void;
  children?: ReactNode | ((close: () => void) => ReactNode);
}

/** Bell with a panel that closes by Escape, a click outside, or `close`. */
export function BellFrame({ count, onOpen, children }: Props) {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  const label = intl.formatMessage({ id: 'session.notifications' });
  const close = () => {
    setOpen(false);
  };
  useDismiss(root, open, close);

  return (
    <div
      ref={root}
      className={styles['root']}
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !open) return;
        close();
        root.current?.querySelector('button')?.focus();
      }}
    >
      <BellButton
        label={label}
        count={count}
        open={open}
        controls={id}
        onToggle={() => {
          if (!open) onOpen?.();
          setOpen(!open);
        }}
      />
      <section id={id} hidden={!open} className={styles['panel']} aria-label={label}>
        {typeof children === 'function' ? children(close) : children}
      </section>
    </div>
  );
}
