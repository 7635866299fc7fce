import { lazy, useState } from 'react';
import { useIntl } from 'react-intl';
import { LazyBoundary } from '@/ui/page/lazy-boundary';
import styles from './admin-shell.module.css';
import { Icon } from './icons';

const HelpDrawer = lazy(() => import('./help-drawer'));

interface Props {
  routeName: string;
  title: string;
}

/** Help button of a staff page; loads the panel and its texts on first use. */
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
