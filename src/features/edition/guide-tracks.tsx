import { FormattedMessage } from 'react-intl';
import type { useDomains } from '@/domain/reference/use-domains';
import { FailedState } from '@/ui/feedback/result-state';
import { TrackIcon } from '@/domain/edition/track-icon';
import { SiteLink } from '@/lib/page/site-link';
import styles from './guide-tracks.module.css';

/** Tracks of the competition, with links to their success stories. */
export function GuideTracks({ domains, error, refetch }: ReturnType<typeof useDomains>) {
  if (domains === undefined) return <FailedState error={error} onRetry={() => void refetch()} />;
  return (
    <ul role="list" className={styles['tracks']}>
      {domains.map(({ code, label, summary, stories }) => (
        <li key={code} className={styles['track']}>
          <h3>
            <TrackIcon code={code} />
            {label}
          </h3>
          <p className={styles['summary']}>{summary}</p>
          {stories.length > 0 && (
            <SiteLink to="/domain" search={{ domain: code }}>
              <FormattedMessage id="guide.trackStories" values={{ count: stories.length }} />
            </SiteLink>
          )}
        </li>
      ))}
    </ul>
  );
}
