import { useMatches } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { leadOf } from './staff-lead';
import styles from './staff-page.module.css';

interface Props {
  title: ReactNode;
  /** What the page is for, in a line; by itself what its route's name has (`staffLead`). */
  lead?: ReactNode;
  /** What can be done on the page, beside its title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A staff page: its title, its actions, its content. */
export function StaffPage({ title, lead, actions, children }: Props) {
  const routeName = useMatches({ select: (matches) => matches.at(-1)?.staticData.routeName });
  const own = leadOf(routeName);
  const line = lead ?? (own && <FormattedMessage id={own} />);
  return (
    <>
      <div className={styles['head']}>
        <div className={styles['about']}>
          <h1 className={styles['title']} tabIndex={-1}>
            {title}
          </h1>
          {line !== undefined && <p className={styles['lead']}>{line}</p>}
        </div>
        {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
      </div>
      {children}
    </>
  );
}
