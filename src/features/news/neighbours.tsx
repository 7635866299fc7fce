import { FormattedMessage } from 'react-intl';
import type { NewsArticle } from '@/api/generated/model';
import { LANGUAGES } from '@/i18n/languages';
import { SiteLink } from '@/lib/page/site-link';
import styles from './article-page.module.css';

/** Links to the next newer and the next older item of the same kind. */
export function Neighbours({ article }: { article: NewsArticle }) {
  const to = article.kind === 'video' ? '/play' : '/news/preview';
  const pair = [
    ['news.previous', article.previous],
    ['news.next', article.next],
  ] as const;
  return (
    <nav className={styles['neighbours']} aria-labelledby="article-neighbours">
      <h2 id="article-neighbours" className="visually-hidden">
        <FormattedMessage id="news.more" />
      </h2>
      {pair.map(
        ([text, item]) =>
          item && (
            <SiteLink
              key={text}
              lang={LANGUAGES[item.language]}
              to={to}
              search={{ id: item.id }}
              className={styles['neighbour']}
            >
              <FormattedMessage id={text} values={{ title: item.title }} />
            </SiteLink>
          ),
      )}
    </nav>
  );
}
