import { useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { useGetNews, useListVideos } from '@/api/generated/news/news';
import { detailState, NO_TOAST_WHEN_GONE } from '@/api/failure';
import { fileUrl } from '@/api/file-url';
import { LANGUAGES } from '@/i18n/languages';
import { idSearch } from '@/lib/search';
import { LanguageNote } from '@/settings/language/language-note';
import { GoneState } from '@/ui/feedback/result-state';
import { DetailPlaceholder } from '@/ui/detail/detail-placeholder';
import { RichText } from '@/ui/rich-text/rich-text';
import { ArticleMeta } from './article-meta';
import { ArticleSkeleton } from './article-skeleton';
import { BackToNews } from './back-to-news';
import { Neighbours } from './neighbours';
import { newsQuery } from './queries';
import { SideNews } from './side-news';
import styles from './article-page.module.css';

const VideoPlayer = lazy(() => import('./video-player'));

/** Video with its description; loads the player lazily. */
export function PlayPage() {
  const { id } = idSearch(useSearch({ strict: false }));
  const latest = useListVideos(newsQuery(), { request: { suppressToast: true } });
  const {
    data: video,
    error,
    refetch,
  } = useGetNews(id, { query: { enabled: id !== '' }, ...NO_TOAST_WHEN_GONE });
  if (video === undefined) {
    return (
      <DetailPlaceholder
        title="route.Play"
        state={detailState(id, error)}
        error={error}
        onRetry={() => void refetch()}
        back={<BackToNews tab="video" />}
      >
        <ArticleSkeleton />
      </DetailPlaceholder>
    );
  }
  const { videoFileId, captionFileId, coverFileId } = video;
  return (
    <div className={`frame ${styles['page'] ?? ''}`}>
      <article key={video.id}>
        <BackToNews tab="video" />
        <LanguageNote language={video.language} languages={video.languages} />
        <h1 className={styles['title']} tabIndex={-1} lang={LANGUAGES[video.language]}>
          {video.title}
        </h1>
        <ArticleMeta article={video} />
        {videoFileId === undefined ? (
          <GoneState title={<FormattedMessage id="news.noVideo" />} />
        ) : (
          <div className={styles['player']}>
            <Suspense fallback={<div className={styles['video']} />}>
              <VideoPlayer
                id={video.id}
                source={fileUrl(videoFileId)}
                captions={captionFileId && fileUrl(captionFileId)}
                poster={coverFileId && fileUrl(coverFileId)}
                title={video.title}
              />
            </Suspense>
          </div>
        )}
        <div lang={LANGUAGES[video.language]}>
          <RichText html={video.content} />
        </div>
        <Neighbours article={video} />
      </article>
      <aside className={styles['side']}>
        <SideNews title="news.moreVideos" news={latest.data?.records} shown={video.id} />
      </aside>
    </div>
  );
}
