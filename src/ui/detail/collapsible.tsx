import type { ReactNode } from 'react';
import styles from './collapsible.module.css';

interface Props {
  title: ReactNode;
  onToggle: (open: boolean) => void;
  children: ReactNode;
}

/** Something to show to others, a code above all, that unfolds below its title. */
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
