import { FormattedMessage } from 'react-intl';
import { ownFileUrl } from '@/api/file-url';
import styles from './entry-content.module.css';
import { FileDownload } from './file-download';
import type { EntryValues } from './form/entry-values';

/** Picture, documents and video of an entry; each opens. */
export function EntryContentFiles({ values }: { values: Partial<EntryValues> }) {
  const { logo = [], attachments = [], video = [] } = values;
  const files = [...attachments, ...video];
  if (logo.length + files.length === 0) {
    return (
      <p className={styles['none']}>
        <FormattedMessage id="signUp.noFiles" />
      </p>
    );
  }
  return (
    <>
      {logo.map(({ id }) => (
        <img key={id} className={styles['logo']} src={ownFileUrl(id)} alt="" loading="lazy" />
      ))}
      <ul className={styles['files']}>
        {files.map((file) => (
          <li key={file.id}>
            <FileDownload file={file} />
            {file.shared && (
              <span className={styles['tag']}>
                <FormattedMessage id="signUp.isShared" />
              </span>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
