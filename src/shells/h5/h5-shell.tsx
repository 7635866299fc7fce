import { Link, Outlet } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { chooseDesktop } from '@/lib/desktop-choice';
import { BottomBar } from './bottom-bar';
import styles from './h5-shell.module.css';
import { TopBar } from './top-bar';

/** The mobile site's frame, made for thumbs: a slim bar on top, the ways around at the bottom. */
export function H5Shell() {
  return (
    <div className={styles['shell']}>
      <TopBar />
      <main className={styles['main']}>
        <Outlet />
      </main>
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
