import { Outlet, useLocation } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { usePageTransition } from '@/settings/use-page-transition';
import { Footer } from './footer';
import { Header } from './header';
import styles from './public-shell.module.css';

/** The public site's frame: skip link, header, page, footer. */
export function PublicShell() {
  const pathname = useLocation({ select: (location) => location.pathname });
  const main = usePageTransition<HTMLElement>(pathname);
  return (
    <div className={styles['shell']}>
      <button
        type="button"
        className={`visually-hidden ${styles['skip'] ?? ''}`}
        onClick={() => {
          document.querySelector<HTMLElement>('main h1')?.focus();
        }}
      >
        <FormattedMessage id="common.skip" />
      </button>
      <Header />
      <main ref={main} className={styles['main']}>
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}
