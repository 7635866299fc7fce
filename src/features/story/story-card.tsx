import type { Story } from '@/api/generated/model';
import { pictureSource } from '@/api/file-url';
import { LANGUAGES } from '@/i18n/languages';
import { CardCover } from '@/ui/card/card-cover';
import { ChineseOnly } from '@/ui/page/chinese-only';
import cards from '@/ui/card/card-list.module.css';
import styles from './story-card.module.css';

/** Full success story of an entry; there is no separate page. */
export function StoryCard({ story }: { story: Story }) {
  const { company, title, summary, city, award, year, coverFileId, figures, language } = story;
  const details = [year, award, city].filter((fact) => fact !== undefined);
  return (
    <li className={styles['story']}>
      <CardCover picture={coverFileId === undefined ? undefined : pictureSource(coverFileId)} />
      <div className={cards['body']} lang={language && LANGUAGES[language]}>
        <p className={styles['facts']}>{details.join(' · ')}</p>
        <h3 className={styles['company']}>
          {company} {language && <ChineseOnly language={language} />}
        </h3>
        <p className={styles['title']}>{title}</p>
        <p className={styles['summary']}>{summary}</p>
        <dl className={styles['figures']}>
          {figures.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </li>
  );
}
