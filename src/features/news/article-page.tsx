import { Link, useSearch } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { useGetNews } from '@/api/generated/news/news';
import { fileUrl } from '@/api/file-url';
import { useDates } from '@/i18n/dates';
import { EmptyState, FailedState } from '@/ui/result-state';
import { RichText } from '@/ui/rich-text';
import styles from './article-page.module.css';

/** One article, with its neighbours. */
export function ArticlePage() {
  const { id = '' } = useSearch({ strict: false });
  const dates = useDates();
  const { data: article, isError, refetch } = useGetNews(id);

  if (article === undefined) {
    return (
      <div className={`frame ${styles['article'] ?? ''}`}>
        <h1 className="visually-hidden" tabIndex={-1}>
          <FormattedMessage id="route.NewsPreview" />
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
    <article className={`frame ${styles['article'] ?? ''}`}>
      <Link to="/news">
        <FormattedMessage id="news.back" />
      </Link>
      <h1 className={styles['title']} tabIndex={-1}>
        {article.title}
      </h1>
      <p className={styles['meta']}>
        <time dateTime={article.publishDate}>{dates.day(article.publishDate)}</time>
        <span>{article.source}</span>
        <span>
          <FormattedMessage id="common.views" values={{ count: article.browseNumber }} />
        </span>
      </p>
      {article.coverFileId !== undefined && (
        <img
          className={styles['cover']}
          src={fileUrl(article.coverFileId)}
          alt=""
          width="800"
          height="450"
        />
      )}
      <RichText html={article.content} />
      <nav className={styles['neighbours']} aria-labelledby="article-neighbours">
        <h2 id="article-neighbours" className="visually-hidden">
          <FormattedMessage id="news.more" />
        </h2>
        {article.previous && (
          <Link to="/news/preview" search={{ id: article.previous.id }}>
            <FormattedMessage id="news.previous" values={{ title: article.previous.title }} />
          </Link>
        )}
        {article.next && (
          <Link to="/news/preview" search={{ id: article.next.id }}>
            <FormattedMessage id="news.next" values={{ title: article.next.title }} />
          </Link>
        )}
      </nav>
    </article>
  );
}
