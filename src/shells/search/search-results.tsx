import { FormattedMessage } from 'react-intl';
import type { SearchHit, SearchResult } from '@/api/generated/model';
import { useDates } from '@/i18n/format/dates';
import { LANGUAGES } from '@/i18n/languages';
import { ChineseOnly } from '@/ui/page/chinese-only';
import { FailedState } from '@/ui/feedback/result-state';
import styles from './search-dialog.module.css';

interface Props {
  /** Undefined before the first search. */
  result: SearchResult | undefined;
  error: unknown;
  loading: boolean;
  onRetry: () => void;
  onChoose: () => void;
}

const GROUPS = ['entries', 'news', 'activities'] as const;

const PAGES: Record<SearchHit['kind'], string> = {
  entry: '/entries-detail',
  news: '/news/preview',
  express: '/news/preview',
  video: '/play',
  activity: '/activity/details',
};

/** Grouped search results; announces their number to screen readers. */
export function SearchResults({ result, error, loading, onRetry, onChoose }: Props) {
  if (error !== null) return <FailedState error={error} onRetry={onRetry} />;
  const count = result && GROUPS.reduce((sum, group) => sum + result[group].length, 0);
  return (
    <div className={styles['results']} aria-busy={loading}>
      <p role="status" className={count === 0 ? styles['none'] : 'visually-hidden'}>
        {count === 0 && <FormattedMessage id="search.none" />}
        {count !== undefined && count > 0 && (
          <FormattedMessage id="search.count" values={{ count }} />
        )}
      </p>
      {result &&
        GROUPS.filter((group) => result[group].length > 0).map((group) => (
          <section key={group}>
            <h2 className={styles['group']}>
              <FormattedMessage id={`search.${group}`} />
            </h2>
            <ul role="list">
              {result[group].map((hit) => (
                <Hit key={hit.id} hit={hit} onChoose={onChoose} />
              ))}
            </ul>
          </section>
        ))}
    </div>
  );
}

function Hit({ hit, onChoose }: { hit: SearchHit; onChoose: () => void }) {
  const dates = useDates();
  const lang = hit.language && LANGUAGES[hit.language];
  return (
    <li>
      <a
        className={styles['hit']}
        href={`#${PAGES[hit.kind]}?id=${encodeURIComponent(hit.id)}`}
        onClick={onChoose}
      >
        <span className={styles['title']}>
          <span lang={lang}>{hit.title}</span>{' '}
          {hit.language !== undefined && <ChineseOnly language={hit.language} />}
        </span>
        <span className={styles['summary']}>
          {hit.date !== undefined && `${dates.day(hit.date)} · `}
          <span lang={lang}>{hit.summary}</span>
        </span>
      </a>
    </li>
  );
}
