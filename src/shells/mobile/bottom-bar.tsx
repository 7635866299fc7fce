import { Link, useLocation } from '@tanstack/react-router';
import { useIntl } from 'react-intl';
import type { MessageId } from '@/i18n/message-ids';
import { LineIcon, type LineIconName } from '@/ui/art/line-icon';
import styles from './bottom-bar.module.css';

const PLACES = [
  { to: '/h5/home', icon: 'home', text: 'mobile.home' },
  { to: '/h5/activity', icon: 'activity', text: 'mobile.activity' },
  { to: '/h5/signup', icon: 'signUp', text: 'mobile.signUp' },
  { to: '/h5/entries', icon: 'entries', text: 'mobile.entries' },
  { to: '/h5/personal', icon: 'me', text: 'mobile.me' },
] as const satisfies readonly { to: string; icon: LineIconName; text: MessageId }[];

export function BottomBar() {
  const intl = useIntl();
  const pathname = useLocation({ select: (location) => location.pathname });
  return (
    <nav className={styles['bar']} aria-label={intl.formatMessage({ id: 'common.mainMenu' })}>
      <ul role="list" className={styles['list']}>
        {PLACES.map(({ to, icon, text }) => {
          // A prefix match: `/h5/entries-detail` belongs to "Entries".
          const current = pathname.startsWith(to);
          return (
            <li key={to}>
              <Link
                to={to}
                className={styles['place']}
                {...(current && { 'aria-current': 'page' as const })}
              >
                <LineIcon name={icon} />
                {intl.formatMessage({ id: text })}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
