import { lazy, useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { LazyBoundary } from '@/ui/page/lazy-boundary';
import styles from './scoring-page.module.css';

const ScheduledEntryDialog = lazy(() => import('./scheduled-entry-dialog'));

/** Name of an entry whose round isn't open yet, with a button that declines it. */
export function ScheduledEntry({ id, name }: { id: string; name: string }) {
  const heading = useId();
  /** Undefined until the dialog is opened for the first time. */
  const [open, setOpen] = useState<boolean>();
  const close = () => setOpen(false);
  return (
    <>
      <span id={heading} className={styles['link']}>
        {name}
      </span>
      <button
        type="button"
        className={styles['decline']}
        aria-describedby={heading}
        onClick={() => setOpen(true)}
      >
        <FormattedMessage id="judging.decline" />
      </button>
      {open !== undefined && (
        <LazyBoundary>
          <ScheduledEntryDialog
            open={open}
            id={id}
            name={name}
            onClose={close}
            onDeclined={close}
          />
        </LazyBoundary>
      )}
    </>
  );
}
