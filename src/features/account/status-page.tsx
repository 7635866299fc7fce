import { SiteLink } from '@/lib/page/site-link';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { StateKind } from '@/ui/art/state-art';
import { buttonClass } from '@/ui/button/button';
import { StatePicture } from '@/ui/feedback/state-picture';
import styles from './status-page.module.css';

interface Props {
  kind: StateKind;
  title: ReactNode;
  hint: ReactNode;
  /** Whether to hide the page in the prerendered HTML if there is a session. */
  isForGuests?: boolean;
  /** Button before the link to the home page. */
  action?: ReactNode;
}

/** Error page with a link to the home page. */
export function StatusPage({ kind, title, hint, action, isForGuests = false }: Props) {
  return (
    <div className={styles['page']} data-guest={isForGuests ? '' : undefined}>
      <StatePicture kind={kind} />
      <h1 className={styles['title']} tabIndex={-1}>
        {title}
      </h1>
      <p className={styles['hint']}>{hint}</p>
      <p className={styles['actions']}>
        {action}
        <SiteLink className={buttonClass()} to="/home">
          <FormattedMessage id="common.toHome" />
        </SiteLink>
      </p>
    </div>
  );
}
