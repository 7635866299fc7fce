import { lazy, useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LazyBoundary } from '@/ui/page/lazy-boundary';
import { Icon } from '../icons';
import styles from './palette.module.css';

const PaletteDialog = lazy(() => import('./palette-dialog'));

/** Shortcut as labeled on the user's platform. */
const KEYS = navigator.userAgent.includes('Mac') ? '⌘ K' : 'Ctrl K';

/** Opens the command palette, also by Ctrl-K or Cmd-K; loads the dialog and its texts on first use. */
export function PaletteButton({ tight }: { tight: boolean }) {
  const intl = useIntl();
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const pressed = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      // A text editor may use the shortcut to insert a link.
      if (event.key.toLowerCase() !== 'k' || !pressed || event.defaultPrevented) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
    };
  }, []);

  return (
    <>
      <button
        type="button"
        className={styles['opener']}
        data-tight={tight}
        aria-label={intl.formatMessage({ id: 'admin.search' })}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <Icon name="search" />
        {!tight && (
          <>
            <FormattedMessage id="admin.searchShort" />
            {/* CSS content, so that the shortcut isn't part of the accessible name. */}
            <span className={styles['keysHint']} data-keys={KEYS} />
          </>
        )}
      </button>
      {open && (
        <LazyBoundary>
          <PaletteDialog onClose={() => setOpen(false)} />
        </LazyBoundary>
      )}
    </>
  );
}
