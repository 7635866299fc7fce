import { useSearch } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { detailState } from '@/api/failure';
import { useListEditions } from '@/api/generated/match/match';
import type { Edition } from '@/api/generated/model';
import { LANGUAGES } from '@/i18n/languages';
import { SiteLink } from '@/lib/page/site-link';
import { idSearch } from '@/lib/search';
import { DetailPlaceholder } from '@/ui/detail/detail-placeholder';
import { EmptyState } from '@/ui/feedback/result-state';
import { PageHead } from '@/ui/page/page-head';
import { RichText } from '@/ui/rich-text/rich-text';
import { WinnerList } from './winner-list';
import { shownEdition } from './shown-edition';
import styles from './edition-page.module.css';

/** Winners of an edition by prize, with the statement of the jury. */
export function WinnersPage() {
  const { id } = idSearch(useSearch({ strict: false }));
  const { data, error, refetch } = useListEditions();
  const edition = data && shownEdition(data, id);
  if (data && edition === undefined && id === '') return <NoWinners />;
  if (edition === undefined) {
    return (
      <div className={`frame ${styles['page'] ?? ''}`}>
        <DetailPlaceholder
          title="route.Winners"
          state={data ? 'gone' : detailState('winners', error)}
          error={error}
          onRetry={() => void refetch()}
          back={<ToEditions />}
        >
          <div className={styles['blank']} aria-hidden="true" />
        </DetailPlaceholder>
      </div>
    );
  }
  const others = data?.filter((one) => one.id !== edition.id && one.winners.length > 0) ?? [];
  return (
    <>
      <PageHead
        title={<FormattedMessage id="route.Winners" />}
        lead={<span lang={LANGUAGES[edition.language]}>{edition.name}</span>}
      />
      <div className={`frame ${styles['page'] ?? ''}`}>
        <Winners edition={edition} />
        <nav className={styles['section']} aria-labelledby="other-winners">
          <h2 id="other-winners" className={styles['title']}>
            <FormattedMessage id="history.more" />
          </h2>
          <ul role="list">
            {others.map((one) => (
              <li key={one.id} className={styles['item']}>
                <span>{one.year}</span>
                <SiteLink to="/winners" search={{ id: one.id }}>
                  <span lang={LANGUAGES[one.language]}>{one.name}</span>
                </SiteLink>
              </li>
            ))}
            <li className={styles['item']}>
              <span>{edition.year}</span>
              <SiteLink to="/history/preview" search={{ id: edition.id }}>
                <FormattedMessage id="history.about" />
              </SiteLink>
            </li>
          </ul>
        </nav>
      </div>
    </>
  );
}

/** The page without an id, while no edition has winners. */
function NoWinners() {
  return (
    <>
      <PageHead title={<FormattedMessage id="route.Winners" />} />
      <div className={`frame ${styles['page'] ?? ''}`}>
        <EmptyState title={<FormattedMessage id="history.noWinners" />} />
      </div>
    </>
  );
}

function Winners({ edition }: { edition: Edition }) {
  const { winners, juryStatement, current, language } = edition;
  if (winners.length === 0) {
    return (
      <EmptyState
        title={<FormattedMessage id={current ? 'history.noWinners' : 'history.neverWinners'} />}
      />
    );
  }
  return (
    <>
      <WinnerList winners={winners} />
      {juryStatement !== undefined && (
        <section className={styles['section']} aria-labelledby="jury-statement">
          <h2 id="jury-statement" className={styles['title']}>
            <FormattedMessage id="history.juryStatement" />
          </h2>
          <div lang={LANGUAGES[language]}>
            <RichText html={juryStatement} />
          </div>
        </section>
      )}
    </>
  );
}

function ToEditions() {
  return (
    <SiteLink to="/history">
      <FormattedMessage id="history.back" />
    </SiteLink>
  );
}
