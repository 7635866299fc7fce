import { useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '@/i18n/message-ids';
import styles from './setting.module.css';

interface Props {
  title: MessageId;
  lead: MessageId;
  children: ReactNode;
}

/** Titled section of the account settings. */
export function Setting({ title, lead, children }: Props) {
  const id = useId();
  return (
    <section className={styles['card']} aria-labelledby={id}>
      <div>
        <h2 id={id} className={styles['title']}>
          <FormattedMessage id={title} />
        </h2>
        <p className={styles['lead']}>
          <FormattedMessage id={lead} />
        </p>
      </div>
      <div className={styles['body']}>{children}</div>
    </section>
  );
}
