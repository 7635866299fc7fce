import { Link } from '@tanstack/react-router';
import { lazy, useState } from 'react';
import { useIntl } from 'react-intl';
import { useShellIdentity } from '@/shells/shared/use-shell-identity';
import { SiteLogo } from '@/domain/site/site-logo';
import { LANGUAGE_NAMES, type Language } from '@/i18n/languages';
import { useSettings } from '@/settings/settings-store';
import { LazyBoundary } from '@/ui/page/lazy-boundary';
import { Bell } from '@/shells/shared/bell';
import { MenuButton } from '@/ui/button/menu-button';
import { LineIcon } from '@/ui/art/line-icon';
import styles from './top-bar.module.css';

const SearchDialog = lazy(() => import('../search/search-dialog'));

/** Header of the mobile site: brand, search, notices and language. */
export function TopBar() {
  const intl = useIntl();
  const { shortName } = useShellIdentity();
  const { lang, setLanguage } = useSettings();
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
      <MenuButton
        label={intl.formatMessage({ id: 'common.language' })}
        visibleText={LANGUAGE_NAMES[lang]}
        face={LANGUAGE_NAMES[lang]}
        entries={(Object.keys(LANGUAGE_NAMES) as Language[]).map((language) => ({
          key: language,
          label: LANGUAGE_NAMES[language],
          checked: language === lang,
          onSelect: () => {
            setLanguage(language);
          },
        }))}
      />
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
