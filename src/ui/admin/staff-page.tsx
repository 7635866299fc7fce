import type { ReactNode } from 'react';
import styles from './staff-page.module.css';

interface Props {
  title: ReactNode;
  /** What the page is for, in a line. */
  lead?: ReactNode;
  /** What can be done on the page, beside its title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A staff page: its title, its actions, its content. */
export function StaffPage({ title, lead, actions, children }: Props) {
  return (
    <>
      <div className={styles['head']}>
        <h1 className={styles['title']} tabIndex={-1}>
          {title}
        </h1>
        {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
      </div>
      {lead !== undefined && <p className={styles['lead']}>{lead}</p>}
      {children}
    </>
  );
}
