import { Link } from '@tanstack/react-router';
import { useDomains } from '@/reference/use-domains';
import { TrackIcon } from '@/ui/track-icon';
import styles from './home-tracks.module.css';

/** The tracks of the competition, each leading to what became of its former entries. */
export default function HomeTracks() {
  const { domains = [] } = useDomains();
  return (
    <ul className={styles['tracks']}>
      {domains.map(({ code, label, summary }) => (
        <li key={code} className={styles['track']}>
          <span className={styles['icon']}>
            <TrackIcon code={code} />
          </span>
          <h3>
            <Link to="/domain" search={{ domain: code }}>
              {label}
            </Link>
          </h3>
          <p>{summary}</p>
        </li>
      ))}
    </ul>
  );
}
