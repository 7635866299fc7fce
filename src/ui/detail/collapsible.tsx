import type { ReactNode } from 'react';
import styles from './collapsible.module.css';

interface Props {
  title: ReactNode;
  onToggle: (open: boolean) => void;
  children: ReactNode;
}

/** Collapsed section that the user opens, for instance to show a code. */
export function Collapsible({ title, onToggle, children }: Props) {
  return (
    <details
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
