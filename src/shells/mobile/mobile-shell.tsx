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

/** Layout of the mobile site: top bar, page, footer, bottom navigation. */
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

export function MobileShell() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

/** Error component of the mobile shell: shows a failed guard or page in the shell's layout. */
export function MobileShellProblem(props: ErrorComponentProps) {
  return (
    <Frame>
      <ShellProblem {...props} />
    </Frame>
  );
}
