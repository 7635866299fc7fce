import type { StorySummary } from '@/api/generated/model';
import { LANGUAGES } from '@/i18n/languages';
import { ChineseOnly } from '@/ui/page/chinese-only';
import { Medal } from '@/ui/art/medal';
import styles from './home-stories.module.css';

/** Success stories of former winners. */
export function HomeStories({ stories }: { stories: readonly StorySummary[] }) {
  return (
    <ul role="list" className={styles['list']}>
      {stories.slice(0, 3).map(({ id, title, summary, domain, city, award, language }, at) => (
        <li key={id} className={styles['story']}>
          <Medal rank={at} />
          <div lang={language && LANGUAGES[language]}>
            <h3>
              {title} {language && <ChineseOnly language={language} />}
            </h3>
            <p className={styles['meta']}>{[award, domain, city].join(' · ')}</p>
            <p className={styles['summary']}>{summary}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
