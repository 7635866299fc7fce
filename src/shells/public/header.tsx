import { useLocation } from '@tanstack/react-router';
import { lazy } from 'react';
import { useIntl } from 'react-intl';
import { useShellIdentity } from '@/shells/shared/use-shell-identity';
import { SiteLogo } from '@/domain/site/site-logo';
import { openExternal } from '@/session/open-external';
import { useLoginModal } from '@/session/login-modal-store';
import { useSiteMenu } from './use-site-menu';
import { useSession } from '@/session/session-store';
import { LazyBoundary } from '@/ui/page/lazy-boundary';
import { Bell } from '@/shells/shared/bell';
import { LanguageSwitch } from '@/shells/shared/language-switch';
import { HeaderBar, HeaderNav, HeaderToggle, LanguageFace, LoginButton } from './header-bar';
import styles from './public-shell.module.css';
import { SiteSearch } from './site-search';
import { useNarrowMenu } from './use-narrow-menu';

/** Loaded for signed-in users only. */
const UserMenu = lazy(() => import('./user-menu'));

/** Header of the public site: brand, menu, search, language, notices and user. */
export function Header() {
  const intl = useIntl();
  const { name, shortName } = useShellIdentity();
  const pathname = useLocation({ select: (location) => location.pathname });
  const items = useSiteMenu();
  const menu = useNarrowMenu(pathname, items.length > 0);
  const token = useSession((session) => session.token);
  const show = useLoginModal((modal) => modal.show);

  return (
    <HeaderBar
      systemName={name}
      shortName={shortName}
      logo={<SiteLogo />}
      homeLabel={intl.formatMessage({ id: 'common.toHome' })}
      overHero={pathname === '/home'}
      nav={
        <HeaderNav
          label={intl.formatMessage({ id: 'common.mainMenu' })}
          open={menu.open}
          items={items}
          onExternal={(routeName, href) => void openExternal(routeName, href)}
          place={menu.menu}
          onLeave={menu.leave}
        />
      }
      toggle={
        <HeaderToggle
          label={intl.formatMessage({ id: 'common.menu' })}
          open={menu.open}
          place={menu.opener}
          onToggle={menu.toggle}
        />
      }
      tools={
        <>
          <SiteSearch />
          <LanguageSwitch face={(language) => <LanguageFace name={language} />} />
          <Bell />
          {token === undefined ? (
            <LoginButton
              text={intl.formatMessage({ id: 'session.loginOrRegister' })}
              onClick={() => show('button')}
            />
          ) : (
            <LazyBoundary fallback={<span className={styles['waiting']} />}>
              <UserMenu />
            </LazyBoundary>
          )}
        </>
      }
    />
  );
}
