import { useState, type ReactNode } from 'react';
import styles from './collapsible.module.css';

interface Props {
  title: ReactNode;
  /** Whether the section is open at first. */
  initiallyOpen?: boolean;
  onToggle: (open: boolean) => void;
  children: ReactNode;
}

/** Section that the user opens and closes, for instance to show a code. */
export function Collapsible({ title, initiallyOpen = false, onToggle, children }: Props) {
  const [open] = useState(initiallyOpen);
  return (
    <details
      open={open}
      className={styles['collapsible']}
      onToggle={({ currentTarget }) => {
        onToggle(currentTarget.open);
      }}
    >
      <summary>{title}</summary>
      <div className={styles['body']}>{children}</div>
    </details>
  );
}
