import { FormattedMessage } from 'react-intl';
import type { Winner } from '@/api/generated/model';
import { groupBy } from '@/lib/group-by';
import { SiteLink } from '@/lib/page/site-link';
import { useDomains } from '@/domain/reference/use-domains';
import styles from './edition-page.module.css';

/** Winners by award, or a note that none are announced. */
export function EditionWinners({ winners }: { winners: readonly Winner[] }) {
  const { labelOf } = useDomains();
  const byAward = groupBy(winners, ({ award }) => award);
  return (
    <section className={styles['section']} aria-labelledby="edition-winners">
      <h2 id="edition-winners" className={styles['title']}>
        <FormattedMessage id="history.winners" />
      </h2>
      {winners.length === 0 && (
        <p>
          <FormattedMessage id="history.noWinners" />
        </p>
      )}
      <dl className={styles['awards']}>
        {[...byAward].map(([award, those]) => (
          <div key={award} className={styles['award']}>
            <dt>{award}</dt>
            <dd>
              <ul role="list" className={styles['winners']}>
                {those.map(({ title, company, domain, city, projectId }) => (
                  <li key={title} className={styles['winner']}>
                    <strong>
                      {projectId === undefined ? (
                        title
                      ) : (
                        <SiteLink to="/entries-detail" search={{ id: projectId }}>
                          {title}
                        </SiteLink>
                      )}
                    </strong>
                    <span>{company}</span>
                    <span className={styles['muted']}>{[labelOf(domain), city].join(' · ')}</span>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
