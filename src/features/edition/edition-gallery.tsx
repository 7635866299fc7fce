import { FormattedMessage } from 'react-intl';
import type { Picture } from '@/api/generated/model';
import { LANGUAGES } from '@/i18n/languages';
import { pictureSource } from '@/api/file-url';
import styles from './edition-page.module.css';

export function EditionGallery({ pictures }: { pictures: readonly Picture[] }) {
  return (
    <section className={styles['section']} aria-labelledby="edition-gallery">
      <h2 id="edition-gallery" className={styles['title']}>
        <FormattedMessage id="history.gallery" />
      </h2>
      <ul role="list" className={styles['gallery']}>
        {pictures.map(({ fileId, caption, language }) => (
          <li key={fileId}>
            <figure>
              {/* No alternative text: the caption describes the picture. */}
              <img {...pictureSource(fileId)} alt="" width="640" height="360" loading="lazy" />
              <figcaption {...(language && { lang: LANGUAGES[language] })}>{caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
