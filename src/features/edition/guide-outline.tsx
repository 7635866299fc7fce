import { SiteLink } from '@/lib/page/site-link';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './guide-page.module.css';

interface Props {
  parts: readonly { id: string; title: ReactNode }[];
}

/** The parts of the guide as links; each moves the focus to its part, too. */
export function GuideOutline({ parts }: Props) {
  return (
    <nav className={styles['outline']} aria-labelledby="guide-outline">
      <h2 id="guide-outline" className={styles['outlineTitle']}>
        <FormattedMessage id="guide.outline" />
      </h2>
      <ol className={styles['outlineList']}>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <SiteLink
              to="/guide"
              hash={id}
              replace
              onClick={() => document.getElementById(id)?.focus({ preventScroll: true })}
            >
              {title}
            </SiteLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
