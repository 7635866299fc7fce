import { SiteLink } from '@/lib/page/site-link';
import { FormattedMessage, useIntl } from 'react-intl';
import { TABS, type NewsTab } from './search';
import styles from './news-tabs.module.css';

/** Links to the news, video and express tabs, each with its own URL. */
export function NewsTabs({ current }: { current: NewsTab }) {
  const intl = useIntl();
  return (
    <nav className={styles['tabs']} aria-label={intl.formatMessage({ id: 'news.kinds' })}>
      {TABS.map((tab) => (
        <SiteLink
          key={tab}
          to="/news"
          search={tab === 'news' ? {} : { tab }}
          className={styles['tab']}
          activeProps={{}}
          activeOptions={{ exact: true }}
          {...(tab === current && { 'aria-current': 'page' as const })}
        >
          <FormattedMessage id={`news.kind.${tab}`} />
        </SiteLink>
      ))}
    </nav>
  );
}
