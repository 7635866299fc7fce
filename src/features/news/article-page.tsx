import { useSearch } from '@tanstack/react-router';
import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import type { NewsArticle } from '@/api/generated/model';
import { useGetNews, useListNews } from '@/api/generated/news/news';
import { detailState, NO_TOAST_WHEN_GONE } from '@/api/failure';
import { DETAIL_SIZES, pictureSource } from '@/api/file-url';
import { LANGUAGES } from '@/i18n/languages';
import { idSearch } from '@/lib/search';
import { LanguageNote } from '@/settings/language/language-note';
import { ActionButton } from '@/ui/button/action-button';
import { DetailPlaceholder } from '@/ui/detail/detail-placeholder';
import { RichText } from '@/ui/rich-text/rich-text';
import { ArticleMeta } from './article-meta';
import { ArticleOutline } from './article-outline';
import { ArticleSkeleton } from './article-skeleton';
import { BackToNews } from './back-to-news';
import { Neighbours } from './neighbours';
import { newsQuery } from './queries';
import { SideNews } from './side-news';
import styles from './article-page.module.css';

/** Article with outline, text and neighbours. The print styles hide the rest of the site. */
export function ArticlePage() {
  const { id } = idSearch(useSearch({ strict: false }));
  const {
    data: article,
    error,
    refetch,
  } = useGetNews(id, { query: { enabled: id !== '' }, ...NO_TOAST_WHEN_GONE });
  if (article === undefined) {
    return (
      <DetailPlaceholder
        title="route.NewsPreview"
        state={detailState(id, error)}
        error={error}
        onRetry={() => void refetch()}
        back={<BackToNews />}
      >
        <ArticleSkeleton />
      </DetailPlaceholder>
    );
  }
  return <Article key={article.id} article={article} />;
}

function Article({ article }: { article: NewsArticle }) {
  const text = useRef<HTMLDivElement>(null);
  const latest = useListNews(newsQuery(), { request: { suppressToast: true } });
  return (
    <div className={`frame ${styles['page'] ?? ''}`}>
      <article className={styles['article']}>
        <BackToNews tab={article.kind === 'express' ? 'express' : undefined} />
        <LanguageNote language={article.language} languages={article.languages} />
        <h1 className={styles['title']} tabIndex={-1} lang={LANGUAGES[article.language]}>
          {article.title}
        </h1>
        <ArticleMeta article={article} />
        {article.coverFileId !== undefined && (
          <img
            className={styles['cover']}
            {...pictureSource(article.coverFileId, DETAIL_SIZES)}
            alt=""
            width="800"
            height="450"
          />
        )}
        <div ref={text} lang={LANGUAGES[article.language]}>
          <RichText html={article.content} />
        </div>
        <Neighbours article={article} />
      </article>
      <aside className={styles['side']}>
        <ArticleOutline place={text} html={article.content} />
        <ActionButton
          variant="outline"
          onClick={() => {
            window.print();
          }}
        >
          <FormattedMessage id="news.print" />
        </ActionButton>
        <SideNews title="news.latest" news={latest.data?.records} shown={article.id} />
      </aside>
    </div>
  );
}
