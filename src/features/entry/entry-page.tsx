import { getRouteApi, Link } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { fileUrl } from '@/api/file-url';
import { useGetProject } from '@/api/generated/project/project';
import { EmptyState, FailedState } from '@/ui/result-state';
import { AwardBadge } from './award-badge';
import { EntryFacts } from './entry-facts';
import { EntryFiles } from './entry-files';
import styles from './entry-page.module.css';
import { EntryTeam } from './entry-team';

const route = getRouteApi('/_public/entries-detail');

/** One entry: what it is, who stands behind it, pictures, documents, awards. */
export function EntryPage() {
  const { id } = route.useSearch();
  const { data: entry, isError, refetch } = useGetProject(id);

  if (entry === undefined) {
    return (
      <div className={`frame ${styles['page'] ?? ''}`}>
        <h1 className="visually-hidden" tabIndex={-1}>
          <FormattedMessage id="route.EntriesDetail" />
        </h1>
        {isError ? (
          <FailedState onRetry={() => void refetch()} />
        ) : (
          <EmptyState title={<FormattedMessage id="common.loading" />} />
        )}
      </div>
    );
  }

  return (
    <div className={`frame ${styles['page'] ?? ''}`}>
      <article>
        <Link to="/entries">
          <FormattedMessage id="entry.back" />
        </Link>
        <h1 className={styles['title']} tabIndex={-1}>
          {entry.name}
        </h1>
        <p className={styles['summary']}>{entry.summary}</p>
        {entry.logoFileId !== undefined && (
          <img
            className={styles['cover']}
            src={fileUrl(entry.logoFileId)}
            alt=""
            width="800"
            height="450"
          />
        )}
        <p className={styles['text']}>{entry.description}</p>
        <EntryTeam team={entry.team} />
        <EntryFiles files={entry.attachments} videoFileId={entry.videoFileId} />
      </article>
      <aside className={styles['panel']}>
        {entry.awards.map(({ name }) => (
          <AwardBadge key={name} name={name} />
        ))}
        <EntryFacts entry={entry} />
      </aside>
    </div>
  );
}
