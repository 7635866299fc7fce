import { Outlet, useLocation } from '@tanstack/react-router';
import { SiteLogo } from '@/domain/site/site-logo';
import { LanguageSwitch } from '../shared/language-switch';
import { useShellIdentity } from '../shared/use-shell-identity';
import styles from './bare-shell.module.css';

/** Pages whose background is the hero's dark gradient. */
const DARK_PAGES = ['/welcome', '/login'];

/** Shell of pages without a menu: the site's name, linked to the start, and the language. */
export function BareShell() {
  const { name } = useShellIdentity();
  const dark = useLocation({ select: ({ pathname }) => DARK_PAGES.includes(pathname) });
  return (
    <>
      <header className={styles['bar']} data-dark={dark || undefined}>
        <a className={styles['brand']} href="#/">
          <SiteLogo />
          <span data-identity="name">{name}</span>
        </a>
        <LanguageSwitch />
      </header>
      <main data-bare>
        <Outlet />
      </main>
    </>
  );
}
