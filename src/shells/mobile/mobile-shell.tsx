import { Outlet, useLocation, type ErrorComponentProps } from '@tanstack/react-router';
import { lazy, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { chooseDesktop } from '@/lib/desktop-choice';
import { desktopAddress } from '@/lib/mobile-site';
import { ShellProblem } from '@/shells/shared/shell-problem';
import { LazyBoundary } from '@/ui/page/lazy-boundary';
import { WhenInView } from '@/ui/page/when-in-view';
import { BottomBar } from './bottom-bar';
import styles from './mobile-shell.module.css';
import { TopBar } from './top-bar';

const LegalLine = lazy(() => import('./legal-line'));

/** The mobile site's frame, made for thumbs: a slim bar on top, the ways around at the bottom. */
function Frame({ children }: { children: ReactNode }) {
  const href = useLocation({ select: (location) => location.href });
  return (
    <div className={styles['shell']}>
      <TopBar />
      <main className={styles['main']}>{children}</main>
      <footer className={styles['footer']}>
        <a
          href={`#${desktopAddress(href)}`}
          onClick={() => {
            chooseDesktop(true);
          }}
        >
          <FormattedMessage id="mobile.desktop" />
        </a>
        <WhenInView className={styles['legal']}>
          <LazyBoundary>
            <LegalLine />
          </LazyBoundary>
        </WhenInView>
      </footer>
      <BottomBar />
    </div>
  );
}

/** The mobile site. */
export function MobileShell() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

/** The mobile site's frame around what its guard says, or around a page that failed. */
export function MobileShellProblem(props: ErrorComponentProps) {
  return (
    <Frame>
      <ShellProblem {...props} />
    </Frame>
  );
}
