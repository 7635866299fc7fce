import { useSearch } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { detailState, NO_TOAST_WHEN_GONE } from '@/api/failure';
import { DETAIL_SIZES, picturePlaceholder, pictureSource } from '@/api/file-url';
import { useGetProject } from '@/api/generated/project/project';
import { LANGUAGES } from '@/i18n/languages';
import { idSearch } from '@/lib/search';
import { SiteLink } from '@/lib/page/site-link';
import details from '@/ui/detail/detail-page.module.css';
import { DetailSkeleton } from '@/ui/detail/detail-skeleton';
import { DetailPlaceholder } from '@/ui/detail/detail-placeholder';
import { ChineseOnly } from '@/ui/page/chinese-only';
import { EntryDetails } from './entry-details';
import { EntryFiles } from './entry-files';
import { EntryResult } from './entry-result';
import styles from './entry-page.module.css';
import { EntryTeam } from './entry-team';

export function EntryPage() {
  const { id } = idSearch(useSearch({ strict: false }));
  const {
    data: entry,
    error,
    refetch,
  } = useGetProject(id, { query: { enabled: id !== '' }, ...NO_TOAST_WHEN_GONE });

  if (entry === undefined) {
    return (
      <DetailPlaceholder
        title="route.EntriesDetail"
        state={detailState(id, error)}
        error={error}
        onRetry={() => void refetch()}
        back={<BackToEntries />}
      >
        <DetailSkeleton
          title="name"
          picture={picturePlaceholder('logoFileId', DETAIL_SIZES)}
          text="description"
          textClass={styles['text']}
        >
          <p className={styles['summary']} data-field="summary" />
        </DetailSkeleton>
      </DetailPlaceholder>
    );
  }

  const lang = entry.language && LANGUAGES[entry.language];
  return (
    <div className={`frame ${details['page'] ?? ''}`}>
      <article>
        <BackToEntries />
        <h1 className={details['title']} tabIndex={-1} lang={lang}>
          {entry.name}
        </h1>
        {entry.language && <ChineseOnly language={entry.language} />}
        <p className={styles['summary']} lang={lang}>
          {entry.summary}
        </p>
        {entry.logoFileId !== undefined && (
          <img
            className={details['cover']}
            {...pictureSource(entry.logoFileId, DETAIL_SIZES)}
            alt=""
            width="800"
            height="450"
          />
        )}
        <p className={styles['text']}>{entry.description}</p>
        <EntryTeam team={entry.team} />
        <EntryFiles files={entry.attachments} videoFileId={entry.videoFileId} />
      </article>
      <aside className={details['panel']}>
        <EntryResult entry={entry} />
        <EntryDetails entry={entry} />
      </aside>
    </div>
  );
}

function BackToEntries() {
  return (
    <SiteLink to="/entries">
      <FormattedMessage id="entry.back" />
    </SiteLink>
  );
}
