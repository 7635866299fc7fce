import { SiteLink } from '@/lib/page/site-link';
import { FormattedMessage } from 'react-intl';
import { useAnnouncedEdition } from '@/domain/edition/use-announced-edition';
import styles from './personal-page.module.css';

/** In place of what the organisers have not announced yet: where the rest is announced. */
export function NothingAnnounced() {
  const { missing } = useAnnouncedEdition();
  return (
    <div className={styles['empty']}>
      <p>
        <FormattedMessage id="personal.organisations.none" />
      </p>
      {!missing && (
        <SiteLink to="/guide">
          <FormattedMessage id="personal.none.guide" />
        </SiteLink>
      )}
    </div>
  );
}
