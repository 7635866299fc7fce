import { useIntl } from 'react-intl';
import { useSettingsDrawer } from './drawer-store';
import styles from './floating-button.module.css';

/** Floating button that opens the settings, unless hidden by a setting. */
export default function FloatingButton() {
  const intl = useIntl();
  const show = useSettingsDrawer((drawer) => drawer.show);
  return (
    <button
      type="button"
      className={styles['button']}
      aria-label={intl.formatMessage({ id: 'common.appearance' })}
      onClick={show}
    >
      <svg
        width="22"
        height="22"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <path d="M4 6h9M17 6h3M4 12h3M11 12h9M4 18h9M17 18h3" />
        <circle cx="15" cy="6" r="2" />
        <circle cx="9" cy="12" r="2" />
        <circle cx="15" cy="18" r="2" />
      </svg>
    </button>
  );
}
