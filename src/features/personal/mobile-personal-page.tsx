import { SiteLink } from '@/lib/page/site-link';
import { FormattedMessage, useIntl } from 'react-intl';
import { accountName } from '@/session/account-name';
import { Avatar } from '@/session/avatar';
import { useSession } from '@/session/session-store';
import { useLogOut } from '@/session/use-log-out';
import { PersonalPanels } from './personal-panels';
import { ScoringLink } from './scoring-link';
import styles from './mobile-personal.module.css';

/** Personal center of the mobile site, with name, settings and logout above the panels. */
export function MobilePersonalPage() {
  const intl = useIntl();
  const { user, phone } = useSession();
  const logOut = useLogOut('/');
  const name = user && (accountName(user, intl.locale) || phone || '');
  return (
    <>
      <div className={styles['head']}>
        <h1 className={styles['title']} tabIndex={-1}>
          <FormattedMessage id="route.Personal" />
        </h1>
        {user !== undefined && name !== undefined && (
          <>
            <div className={styles['who']}>
              <Avatar className={styles['avatar']} fileId={user.avatarFileId} name={name} />
              <div className={styles['names']}>
                <p className={styles['name']}>{name}</p>
                {name !== phone && <p>{phone}</p>}
              </div>
            </div>
            <div className={styles['acts']}>
              <ScoringLink className={styles['act']} />
              <SiteLink to="/h5/user-setting" className={styles['act']}>
                <FormattedMessage id="session.settings" />
              </SiteLink>
              <button type="button" className={styles['act']} onClick={() => void logOut()}>
                <FormattedMessage id="session.logOut" />
              </button>
            </div>
          </>
        )}
      </div>
      <PersonalPanels />
    </>
  );
}
