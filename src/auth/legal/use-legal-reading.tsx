import { lazy, useState, type MouseEvent, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { LegalKind } from '@/api/generated/model';
import { useSitePath } from '@/lib/page/site-link';
import { LazyBoundary } from '@/ui/page/lazy-boundary';
import { legalPage } from './legal-pages';
import styles from './legal.module.css';

const LegalDialog = lazy(() => import('./legal-dialog'));

/** Whether the reader wants another tab or window. */
function opensElsewhere({ metaKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey;
}

interface LegalReading {
  /** A link that opens a text. */
  link: (kind: LegalKind) => ReactNode;
  /** The text that is open; stands outside of any label. */
  dialog: ReactNode;
}

/** Opens legal texts over a form, which keeps what was typed: a messenger's browser has one window. */
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
