import { SiteLink } from '@/lib/page/site-link';
import { FormattedMessage } from 'react-intl';
import styles from './personal-page.module.css';

/** In place of what the organisers have not announced yet: where the rest is announced. */
export function NothingAnnounced() {
  return (
    <div className={styles['empty']}>
      <p>
        <FormattedMessage id="personal.organisations.none" />
      </p>
      <SiteLink to="/guide">
        <FormattedMessage id="personal.none.guide" />
      </SiteLink>
    </div>
  );
}
