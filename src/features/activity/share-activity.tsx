import { lazy, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { LazyPart } from '@/ui/lazy-part';
import styles from './activity-page.module.css';

const ShareBody = lazy(() => import('./share-body'));

/** The ways to pass an activity on, which load once they are opened. */
export function ShareActivity({ id, title }: { id: string; title: string }) {
  const [open, setOpen] = useState(false);
  return (
    <details
      className={styles['share']}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
      }}
    >
      <summary>
        <FormattedMessage id="activity.share" />
      </summary>
      <div className={styles['shareBody']}>
        {open && (
          <LazyPart>
            <ShareBody id={id} title={title} />
          </LazyPart>
        )}
      </div>
    </details>
  );
}
