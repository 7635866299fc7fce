import { FormattedMessage } from 'react-intl';
import type { NewsArticle } from '@/api/generated/model';
import { LANGUAGES } from '@/i18n/languages';
import { useDates } from '@/i18n/format/dates';
import styles from './article-page.module.css';

export function ArticleMeta({ article }: { article: NewsArticle }) {
  const dates = useDates();
  return (
    <p className={styles['meta']}>
      <time dateTime={article.publishDate}>{dates.day(article.publishDate)}</time>
      <span lang={LANGUAGES[article.language]}>{article.source}</span>
      <span>
        <FormattedMessage id="common.views" values={{ count: article.browseNumber }} />
      </span>
    </p>
  );
}
