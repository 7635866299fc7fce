import { FormattedMessage } from 'react-intl';
import type { MyExpert } from '@/api/generated/model';
import styles from './expert-status.module.css';

/** Where the registration stands, why it was declined, and what happens next. */
export function ExpertStatus({ expert }: { expert: MyExpert }) {
  const { status, reason } = expert;
  return (
    <section className={styles['card']} role="status" data-status={status}>
      <h2 className={styles['status']}>
        <FormattedMessage id={`expert.status.${status}`} />
      </h2>
      {reason !== undefined && (
        <p>
          <FormattedMessage id="expert.reason" values={{ reason }} />
        </p>
      )}
      <p className={styles['next']}>
        <FormattedMessage id={`expert.next.${status}`} />
      </p>
    </section>
  );
}
