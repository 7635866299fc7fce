import { Link } from '@tanstack/react-router';
import { lazy, useState } from 'react';
import { useIntl } from 'react-intl';
import { useShellIdentity } from '@/shells/shared/use-shell-identity';
import { SiteLogo } from '@/domain/site/site-logo';
import { useLoginModal } from '@/session/login-modal-store';
import { useSession } from '@/session/session-store';
import { LazyBoundary } from '@/ui/page/lazy-boundary';
import { Bell } from '@/shells/shared/bell';
import { LanguageSwitch } from '@/shells/shared/language-switch';
import { LineIcon } from '@/ui/art/line-icon';
import styles from './top-bar.module.css';

const SearchDialog = lazy(() => import('../search/search-dialog'));

/** Header of the mobile site: brand, search, notices, login and language. */
export function TopBar() {
  const intl = useIntl();
  const { shortName } = useShellIdentity();
  const token = useSession((session) => session.token);
  const show = useLoginModal((modal) => modal.show);
  const [searching, setSearching] = useState(false);
  return (
    <header className={styles['bar']}>
      <Link to="/h5/home" className={styles['brand']}>
        <SiteLogo />
        <span className={styles['name']} data-identity="shortName">
          {shortName}
        </span>
      </Link>
      <button
        type="button"
        className={styles['search']}
        aria-label={intl.formatMessage({ id: 'mobile.search' })}
        onClick={() => {
          setSearching(true);
        }}
      >
        <LineIcon name="search" />
      </button>
      <Bell />
      {token === undefined && (
        <button
          type="button"
          className={styles['login']}
          data-guest=""
          onClick={() => show('button')}
        >
          {intl.formatMessage({ id: 'session.logIn' })}
        </button>
      )}
      <LanguageSwitch face={() => <LineIcon name="language" />} />
      {searching && (
        <LazyBoundary>
          <SearchDialog
            onClose={() => {
              setSearching(false);
            }}
          />
        </LazyBoundary>
      )}
    </header>
  );
}
