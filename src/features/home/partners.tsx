import { fileUrl } from '@/api/file-url';
import type { Organisation } from '@/api/generated/model';
import { LANGUAGES } from '@/i18n/languages';
import { isWebAddress } from '@/lib/parse-url';
import styles from './partners.module.css';

/** Organizations behind the competition, linked to their websites. */
export function Partners({ partners }: { partners: readonly Organisation[] }) {
  return (
    <ul role="list" className={styles['wall']}>
      {partners.map(({ id, name, logoFileId, url, language }) => {
        const content = (
          <>
            {logoFileId !== undefined && (
              <img src={fileUrl(logoFileId)} alt="" width="40" height="40" loading="lazy" />
            )}
            {name}
          </>
        );
        return (
          <li key={id} className={styles['partner']} lang={language && LANGUAGES[language]}>
            {isWebAddress(url) ? (
              <a href={url} target="_blank" rel="noopener noreferrer">
                {content}
              </a>
            ) : (
              <span>{content}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
