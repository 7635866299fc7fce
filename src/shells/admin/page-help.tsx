import { lazy, useState } from 'react';
import { useIntl } from 'react-intl';
import { LazyBoundary } from '@/ui/page/lazy-boundary';
import styles from './admin-shell.module.css';
import { Icon } from './icons';

const HelpDrawer = lazy(() => import('./help-drawer'));

interface Props {
  routeName: string;
  /** What the page is called. */
  title: string;
}

/** Opens the help of a staff page; its panel and texts load with that. */
export function PageHelp({ routeName, title }: Props) {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  const label = intl.formatMessage({ id: 'admin.helpFor' }, { page: title });
  return (
    <>
      <button
        type="button"
        className={styles['help']}
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <Icon name="help" size={16} />
      </button>
      {open && (
        <LazyBoundary>
          <HelpDrawer routeName={routeName} title={label} onClose={() => setOpen(false)} />
        </LazyBoundary>
      )}
    </>
  );
}
