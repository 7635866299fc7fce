import type { ReactNode } from 'react';
import styles from './status-tag.module.css';

export type Tone = 'plain' | 'info' | 'good' | 'notable' | 'bad';

/** Colored status label with sufficient contrast in every color mode. */
export function StatusTag({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={styles['tag']} data-tone={tone}>
      {children}
    </span>
  );
}
