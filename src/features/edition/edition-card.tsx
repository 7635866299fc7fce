import type { Edition } from '@/api/generated/model';
import { pictureSource } from '@/api/file-url';
import { LANGUAGES } from '@/i18n/languages';
import { SiteLink } from '@/lib/page/site-link';
import { ChineseOnly } from '@/ui/page/chinese-only';
import { EditionFigures } from './edition-figures';
import styles from './history-page.module.css';

export function EditionCard({ edition }: { edition: Edition }) {
  const { id, year, name, theme, bannerFileId, figures, winners, language } = edition;
  const lang = LANGUAGES[language];
  return (
    <li className={styles['card']}>
      {bannerFileId === undefined ? (
        <div className={styles['banner']} />
      ) : (
        <img
          className={styles['banner']}
          {...pictureSource(bannerFileId)}
          alt=""
          width="640"
          height="360"
          loading="lazy"
        />
      )}
      <div className={styles['body']}>
        <p className={styles['year']}>{year}</p>
        <h2 className={styles['title']} lang={lang}>
          <SiteLink to="/history/preview" search={{ id }}>
            {name}
          </SiteLink>
          <ChineseOnly language={language} />
        </h2>
        <p className={styles['theme']} lang={lang}>
          {theme}
        </p>
        <EditionFigures figures={figures} />
        {winners.length > 0 && (
          <ul role="list" className={styles['top']}>
            {winners.slice(0, 3).map(({ title, award }) => (
              <li key={title}>
                <span className={styles['award']}>{award}</span> {title}
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}
