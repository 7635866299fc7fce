import { FormattedMessage } from 'react-intl';
import { picturePlaceholder } from '@/api/file-url';
import { useListEditions } from '@/api/generated/match/match';
import { SiteLink } from '@/lib/page/site-link';
import { PageHead } from '@/ui/page/page-head';
import { FailedState } from '@/ui/feedback/result-state';
import { EmptyList } from '@/ui/list/empty-list';
import { EditionCard } from './edition-card';
import styles from './history-page.module.css';

/** Finished editions, newest first. */
export function HistoryPage() {
  const { data, error, isError, refetch } = useListEditions();
  const past = data?.filter(({ status }) => status === 'finished');
  return (
    <>
      <PageHead
        title={<FormattedMessage id="route.History" />}
        lead={<FormattedMessage id="history.lead" />}
      />
      <div className={`frame ${styles['page'] ?? ''}`}>
        {past === undefined &&
          (isError ? (
            <FailedState error={error} onRetry={() => void refetch()} />
          ) : (
            <div className={styles['list']} aria-hidden="true">
              <div className={styles['blank']} {...picturePlaceholder('bannerFileId')} />
              <div className={styles['blank']} />
            </div>
          ))}
        {past?.length === 0 && (
          <EmptyList
            title="history.empty"
            action={
              data?.length === 0 ? undefined : (
                <SiteLink to="/guide">
                  <FormattedMessage id="history.toGuide" />
                </SiteLink>
              )
            }
          />
        )}
        {past && (
          <ol role="list" className={styles['list']}>
            {past.map((edition) => (
              <EditionCard key={edition.id} edition={edition} />
            ))}
          </ol>
        )}
      </div>
    </>
  );
}
