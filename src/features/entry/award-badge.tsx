import type { ReactNode } from 'react';
import styles from './award-badge.module.css';

export function AwardBadge({ name }: { name: ReactNode }) {
  return (
    <p className={styles['badge']}>
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" fill="currentColor">
        <path d="M4 1h8v5a4 4 0 0 1-8 0zM1 2h2v2.5A2.5 2.5 0 0 1 1 2zm12 0h2a2.5 2.5 0 0 1-2 2.5zM7 10.9h2V13h3v2H4v-2h3z" />
      </svg>
      {name}
    </p>
  );
}
