import { FormattedMessage } from 'react-intl';
import type { Download } from '@/api/generated/model';
import { LANGUAGES } from '@/i18n/languages';
import { saveStoredFile } from '@/domain/file/save-stored-file';
import { ActionButton } from '@/ui/button/action-button';
import { useSingleFlight } from '@/ui/button/use-single-flight';
import page from './edition-page.module.css';
import styles from './guide-documents.module.css';

export function EditionDownloads({ files }: { files: readonly Download[] }) {
  return (
    <section className={page['section']} aria-labelledby="edition-downloads">
      <h2 id="edition-downloads" className={page['title']}>
        <FormattedMessage id="history.downloads" />
      </h2>
      <ul role="list" className={styles['list']}>
        {files.map(({ fileId, title, language }) => (
          <li key={fileId} className={styles['document']}>
            <div {...(language && { lang: LANGUAGES[language] })}>
              <h3>{title}</h3>
            </div>
            <DownloadButton fileId={fileId} title={title} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A button instead of a link: shows a failure on this page, and never saves an error page as the file. */
function DownloadButton({ fileId, title }: Pick<Download, 'fileId' | 'title'>) {
  const [start, loading] = useSingleFlight(saveStoredFile);
  return (
    <ActionButton variant="outline" loading={loading} onClick={() => start(fileId, title)}>
      <FormattedMessage
        id="history.download"
        values={{ name: <span className="visually-hidden">{title}</span> }}
      />
    </ActionButton>
  );
}
