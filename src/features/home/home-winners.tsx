import type { Winner } from '@/api/generated/model';
import { SiteLink } from '@/lib/page/site-link';
import styles from './home-winners.module.css';

/** First winners of the current edition. */
export function HomeWinners({ winners }: { winners: readonly Winner[] }) {
  return (
    <ol role="list" className={styles['list']}>
      {winners.map(({ award, title, company, projectId }) => (
        <li key={projectId ?? title} className={styles['winner']}>
          <p className={styles['award']}>{award}</p>
          <h3>
            {projectId === undefined ? (
              title
            ) : (
              <SiteLink to="/entries-detail" search={{ id: projectId }}>
                {title}
              </SiteLink>
            )}
          </h3>
          <p className={styles['company']}>{company}</p>
        </li>
      ))}
    </ol>
  );
}
