import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '@/i18n/message-ids';
import styles from './section.module.css';

interface Props {
  title: ReactNode;
  lead?: ReactNode;
  /** A link to the whole of which the section shows a part. */
  more?: ReactNode;
  /** Drawn on a tinted band across the page. */
  band?: boolean;
  /** Whether there is anything to show; else the section is left out. */
  shown?: boolean;
  children: ReactNode;
}

/** A titled part of a page. */
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

/** Leads from a section to the whole of which it shows a part. */
export function MoreLink({ href, text }: { href: string; text: MessageId }) {
  return (
    <a className={styles['more']} href={href}>
      <FormattedMessage id={text} />
      <span aria-hidden="true"> →</span>
    </a>
  );
}
