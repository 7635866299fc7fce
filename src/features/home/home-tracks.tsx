import { FormattedMessage } from 'react-intl';
import { useDomains } from '@/domain/reference/use-domains';
import { FailedState } from '@/ui/feedback/result-state';
import { TrackIcon } from '@/domain/edition/track-icon';
import { SiteLink } from '@/lib/page/site-link';
import styles from './home-tracks.module.css';

/** Tracks of the competition, with links to their success stories. */
export default function HomeTracks() {
  const { domains, error, isError, refetch } = useDomains();
  if (isError && domains === undefined)
    return <FailedState error={error} onRetry={() => void refetch()} />;
  if (domains?.length === 0) {
    return (
      <p>
        <FormattedMessage id="home.noTracks" />
      </p>
    );
  }
  return (
    <ul role="list" className={styles['tracks']}>
      {domains?.map(({ code, label, summary }) => (
        <li key={code} className={styles['track']}>
          <span className={styles['icon']}>
            <TrackIcon code={code} />
          </span>
          <h3>
            <SiteLink to="/domain" search={{ domain: code }}>
              {label}
            </SiteLink>
          </h3>
          <p>{summary}</p>
        </li>
      ))}
    </ul>
  );
}
