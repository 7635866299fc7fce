import { useMatches } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { leadOf } from './staff-lead';
import styles from './staff-page.module.css';

interface Props {
  title: ReactNode;
  /** One-line description of the page; default: the `staffLead` message of its route. */
  lead?: ReactNode;
  /** Actions beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Layout of a staff page: title, lead, actions, content. */
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
