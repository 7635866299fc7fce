import { FormattedMessage } from 'react-intl';
import { ownFileUrl } from '@/api/file-url';
import { formatBytes } from '@/lib/bytes';
import styles from './entry-content.module.css';
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
        {files.map(({ id, name, size, shared }) => (
          <li key={id}>
            <a href={ownFileUrl(id)}>{name}</a>
            <span className={styles['none']}>{formatBytes(size)}</span>
            {shared && (
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
