import { FormattedMessage } from 'react-intl';
import { fileUrl } from '@/api/file-url';
import type { Download } from '@/api/generated/model';
import { LANGUAGES } from '@/i18n/languages';
import { buttonClass } from '@/ui/button/button';
import page from './edition-page.module.css';
import styles from './guide-documents.module.css';

/** The files of an edition that everyone may download. */
export function EditionDownloads({ files }: { files: readonly Download[] }) {
  return (
    <section className={page['section']} aria-labelledby="edition-downloads">
      <h2 id="edition-downloads" className={page['title']}>
        <FormattedMessage id="history.downloads" />
      </h2>
      <ul className={styles['list']}>
        {files.map(({ fileId, title, language }) => (
          <li key={fileId} className={styles['document']}>
            <div {...(language && { lang: LANGUAGES[language] })}>
              <h3>{title}</h3>
            </div>
            <a className={buttonClass('outline')} href={fileUrl(fileId)} download>
              <FormattedMessage
                id="history.download"
                values={{ name: <span className="visually-hidden">{title}</span> }}
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
