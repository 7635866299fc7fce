import { Outlet, useLocation, type ErrorComponentProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ShellProblem } from '@/shells/shared/shell-problem';
import { usePageTransition } from '@/shells/shared/use-page-transition';
import { Footer } from './footer';
import { Header } from './header';
import styles from './public-shell.module.css';

/** The public site's frame: skip link, header, page, footer. */
function Frame({ children }: { children: ReactNode }) {
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
        {children}
      </main>
      <Footer />
    </div>
  );
}

/** The public site. */
export function PublicShell() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

/** The public site's frame around what its guard says, or around a page that failed. */
export function PublicShellProblem(props: ErrorComponentProps) {
  return (
    <Frame>
      <ShellProblem {...props} />
    </Frame>
  );
}
