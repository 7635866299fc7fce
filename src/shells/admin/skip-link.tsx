import { FormattedMessage } from 'react-intl';
import { isShown } from '@/lib/is-shown';
import styles from './admin-shell.module.css';

/** Leads the keyboard past menus and tabs to the page in sight. */
export function SkipLink() {
  return (
    <button
      type="button"
      className={`visually-hidden ${styles['skip'] ?? ''}`}
      onClick={() => {
        [...document.querySelectorAll<HTMLElement>('main h1')].find(isShown)?.focus();
      }}
    >
      <FormattedMessage id="common.skip" />
    </button>
  );
}
