import type { ReactNode } from 'react';
import styles from './menu-button.module.css';

/** The look of a menu's button where no script runs yet. */
export function MenuButtonPlaceholder({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles['root']}>
      <button type="button" className={styles['opener']} aria-label={label}>
        {children}
      </button>
    </div>
  );
}
