import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '@/i18n/message-ids';
import styles from './section.module.css';

interface Props {
  title: ReactNode;
  lead?: ReactNode;
  /** Link to the full list. */
  more?: ReactNode;
  /** Adds a tinted background across the page. */
  band?: boolean;
  /** Whether the section has content; otherwise it renders nothing. */
  shown?: boolean;
  children: ReactNode;
}

export function Section({ title, lead, more, band = false, shown = true, children }: Props) {
  if (!shown) return null;
  return (
    <section className={`${styles['section'] ?? ''} ${band ? (styles['band'] ?? '') : ''}`}>
      <div className="frame">
        <div className={styles['head']}>
          <div>
            <h2 className={styles['title']}>{title}</h2>
            {lead !== undefined && <p className={styles['lead']}>{lead}</p>}
          </div>
          {more}
        </div>
        {children}
      </div>
    </section>
  );
}

/** Link from a section to the full list. */
export function MoreLink({ href, text }: { href: string; text: MessageId }) {
  return (
    <a className={styles['more']} href={href}>
      <FormattedMessage id={text} />
      <span aria-hidden="true"> →</span>
    </a>
  );
}
