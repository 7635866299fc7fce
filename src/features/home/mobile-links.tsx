import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageId } from '@/i18n/message-ids';
import { SiteLink } from '@/lib/page/site-link';
import { LineIcon, type LineIconName } from '@/ui/art/line-icon';
import styles from './mobile-home.module.css';

const PLACES = [
  { to: '/h5/guide', icon: 'guide', text: 'route.Guide' },
  { to: '/h5/entries', icon: 'entries', text: 'route.Entries' },
  { to: '/h5/news', icon: 'news', text: 'route.News' },
  { to: '/h5/history', icon: 'history', text: 'route.History' },
  { to: '/h5/domain', icon: 'stories', text: 'route.Domain' },
  { to: '/h5/expert', icon: 'expert', text: 'route.Expert' },
] as const satisfies readonly { to: string; icon: LineIconName; text: MessageId }[];

/** Links to the pages that the bottom bar doesn't contain. */
export function MobileLinks() {
  const intl = useIntl();
  return (
    <nav aria-label={intl.formatMessage({ id: 'mobile.places' })}>
      <ul role="list" className={styles['places']}>
        {PLACES.map(({ to, icon, text }) => (
          <li key={to}>
            <SiteLink to={to} className={styles['place']}>
              <LineIcon name={icon} />
              <FormattedMessage id={text} />
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
