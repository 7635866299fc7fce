import { lazy, useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LazyBoundary } from '@/ui/page/lazy-boundary';
import { Icon } from '../icons';
import styles from './palette.module.css';

const PaletteDialog = lazy(() => import('./palette-dialog'));

/** How the keys are called where the visitor sits. */
const KEYS = navigator.userAgent.includes('Mac') ? '⌘ K' : 'Ctrl K';

/** Opens the command palette, as Ctrl-K or Cmd-K does; its dialog and texts load with that. */
export function PaletteButton({ tight }: { tight: boolean }) {
  const intl = useIntl();
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const pressed = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      // An editor of texts may mean a link by it.
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
            {/* By the style sheet: they aren't part of the button's name. */}
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
