import { FormattedMessage } from 'react-intl';
import type { MyExpert } from '@/api/generated/model';
import { SiteLink } from '@/lib/page/site-link';
import { buttonClass } from '@/ui/button/button';
import { Panel, type PanelQuery } from './panel';
import styles from './personal-page.module.css';

export function MyExpertPanel({ query }: { query: PanelQuery<MyExpert | null> }) {
  return (
    <Panel title="personal.expert" query={query}>
      {query.data ? (
        <div className={styles['row']}>
          <div>
            <p className={styles['name']}>
              <FormattedMessage id={`personal.expert.status.${query.data.status}`} />
            </p>
            <p className={styles['next']}>
              <FormattedMessage id={`personal.expert.next.${query.data.status}`} />
            </p>
            {query.data.reason !== undefined && (
              <p className={styles['muted']}>{query.data.reason}</p>
            )}
          </div>
          <SiteLink to="/expert" className={buttonClass('outline')}>
            <FormattedMessage id={`personal.expert.act.${query.data.status}`} />
          </SiteLink>
        </div>
      ) : (
        <div className={styles['empty']}>
          <p>
            <FormattedMessage id="personal.expert.none" />
          </p>
          <SiteLink to="/expert" className={buttonClass('outline')}>
            <FormattedMessage id="personal.expert.begin" />
          </SiteLink>
        </div>
      )}
    </Panel>
  );
}
