import type { Winner } from '@/api/generated/model';
import { useDomains } from '@/domain/reference/use-domains';
import { groupBy } from '@/lib/group-by';
import { SiteLink } from '@/lib/page/site-link';
import styles from './edition-page.module.css';

/** Winners by award, in the order of the prizes. */
export function WinnerList({ winners }: { winners: readonly Winner[] }) {
  const { labelOf } = useDomains();
  const byAward = groupBy(winners, ({ award }) => award);
  return (
    <dl className={styles['awards']}>
      {[...byAward].map(([award, those]) => (
        <div key={award} className={styles['award']}>
          <dt>{award}</dt>
          <dd>
            <ul role="list" className={styles['winners']}>
              {those.map(({ title, company, domain, city, projectId }) => (
                <li key={projectId ?? title} className={styles['winner']}>
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
                  <span className={styles['muted']}>
                    {[labelOf(domain), city].filter(Boolean).join(' · ')}
                  </span>
                </li>
              ))}
            </ul>
          </dd>
        </div>
      ))}
    </dl>
  );
}
