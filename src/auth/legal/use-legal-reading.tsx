import { lazy, useState, type MouseEvent, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { LegalKind } from '@/api/generated/model';
import { useSitePath } from '@/lib/page/site-link';
import { LazyBoundary } from '@/ui/page/lazy-boundary';
import { legalPage } from './legal-pages';
import styles from './legal.module.css';

const LegalDialog = lazy(() => import('./legal-dialog'));

/** Returns whether a click opens a new tab or window. */
function opensElsewhere({ metaKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey;
}

interface LegalReading {
  link: (kind: LegalKind) => ReactNode;
  /** The open text; render it outside any label. */
  dialog: ReactNode;
}

/** Opens legal texts in a dialog over a form, which keeps its input; in-app browsers have one window. */
export function useLegalReading(): LegalReading {
  const [open, setOpen] = useState<LegalKind>();
  const sitePath = useSitePath();
  return {
    link: (kind) => {
      const { to, title } = legalPage(kind);
      return (
        <a
          href={`#${sitePath(to)}`}
          target="_blank"
          rel="noopener"
          className={styles['link']}
          onClick={(event) => {
            if (opensElsewhere(event)) return;
            event.preventDefault();
            setOpen(kind);
          }}
        >
          <FormattedMessage id={title} />
        </a>
      );
    },
    dialog: open && (
      <LazyBoundary>
        <LegalDialog kind={open} onClose={() => setOpen(undefined)} />
      </LazyBoundary>
    ),
  };
}
