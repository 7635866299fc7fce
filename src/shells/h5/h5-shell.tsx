import { Link, Outlet, useLocation, type ErrorComponentProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { chooseDesktop } from '@/lib/desktop-choice';
import { ShellProblem } from '@/session/login-wall';
import { AccountBar } from './account-bar';
import { BottomBar } from './bottom-bar';
import styles from './h5-shell.module.css';
import { TopBar } from './top-bar';

/** The mobile site's frame, made for thumbs: a slim bar on top, the ways around at the bottom. */
function Frame({ children }: { children: ReactNode }) {
  const personal = useLocation({ select: ({ pathname }) => pathname === '/h5/personal' });
  return (
    <div className={styles['shell']}>
      <TopBar />
      {personal && <AccountBar />}
      <main className={styles['main']}>{children}</main>
      <footer className={styles['footer']}>
        <Link
          to="/home"
          preload={false}
          onClick={() => {
            chooseDesktop(true);
          }}
        >
          <FormattedMessage id="h5.desktop" />
        </Link>
      </footer>
      <BottomBar />
    </div>
  );
}

/** The mobile site. */
export function H5Shell() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

/** The mobile site's frame around what its guard says, or around a page that failed. */
export function H5ShellProblem(props: ErrorComponentProps) {
  return (
    <Frame>
      <ShellProblem {...props} />
    </Frame>
  );
}
