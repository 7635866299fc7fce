import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '@/i18n/message-ids';
import styles from './mobile-home.module.css';
import { MoreLink } from './more-link';

interface Props {
  title: MessageId;
  /** Where all of it is. */
  href: string;
  more: MessageId;
  children: ReactNode;
}

/** A part of the mobile home: some of a list, and the way to the whole of it. */
export function MobileSection({ title, href, more, children }: Props) {
  return (
    <section className={styles['part']}>
      <div className={styles['partHead']}>
        <h2>
          <FormattedMessage id={title} />
        </h2>
        <MoreLink href={href} text={more} />
      </div>
      {children}
    </section>
  );
}
