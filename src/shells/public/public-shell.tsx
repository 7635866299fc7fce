import { Outlet, useLocation, type ErrorComponentProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ShellProblem } from '@/shells/shared/shell-problem';
import { usePageTransition } from '@/shells/shared/use-page-transition';
import { Footer } from './footer';
import { Header } from './header';
import styles from './public-shell.module.css';

/** Layout of the public site: skip link, header, page, footer. */
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

export function PublicShell() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

/** Error component of the public shell: shows a failed guard or page in the shell's layout. */
export function PublicShellProblem(props: ErrorComponentProps) {
  return (
    <Frame>
      <ShellProblem {...props} />
    </Frame>
  );
}
