import type { ReactNode } from 'react';
import styles from './page-head.module.css';

export function PageHead({ title, lead }: { title: ReactNode; lead?: ReactNode }) {
  return (
    <div className={styles['head']}>
      <div className="frame">
        <h1 className={styles['title']} tabIndex={-1}>
          {title}
        </h1>
        {lead !== undefined && <p className={styles['lead']}>{lead}</p>}
      </div>
    </div>
  );
}
