import { Link } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { fullName } from '@/session/full-name';
import { useSession } from '@/session/session-store';
import { useLogOut } from '@/session/use-log-out';
import styles from './account-bar.module.css';

/** Who is logged in, their settings, and the way out: above the personal centre. */
export function AccountBar() {
  const intl = useIntl();
  const { user, phone } = useSession();
  const logOut = useLogOut('/');
  if (user === undefined) return null;
  return (
    <div className={styles['bar']}>
      <span className={styles['name']}>{fullName(user, intl.locale) || phone}</span>
      <Link to="/h5/user-setting" className={styles['act']}>
        <FormattedMessage id="session.settings" />
      </Link>
      <button type="button" className={styles['act']} onClick={() => void logOut()}>
        <FormattedMessage id="session.logOut" />
      </button>
    </div>
  );
}
