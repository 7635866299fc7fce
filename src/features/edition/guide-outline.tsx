import { SiteLink } from '@/lib/page/site-link';
import type { ReactNode } from 'react';
import type { Match } from '@/api/generated/model';
import { LANGUAGES } from '@/i18n/languages';
import { FormattedMessage } from 'react-intl';
import styles from './guide-page.module.css';

interface Props {
  match: Match;
  parts: readonly { id: string; title: ReactNode }[];
}

/** Name of the edition, and links that move focus to the parts of the guide. */
export function GuideOutline({ match, parts }: Props) {
  return (
    <nav className={styles['outline']} aria-labelledby="guide-outline">
      <p className={styles['edition']} lang={LANGUAGES[match.language]}>
        {match.name}
      </p>
      <h2 id="guide-outline" className={styles['outlineTitle']}>
        <FormattedMessage id="guide.outline" />
      </h2>
      <ol role="list" className={styles['outlineList']}>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <SiteLink
              to="/guide"
              hash={id}
              replace
              activeOptions={{ includeHash: true }}
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
