import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './entry-content.module.css';
import { FileDownload } from '../file/file-download';
import { OwnPicture } from '../file/own-picture';
import type { EntryFile, EntryValues } from './entry-values';

interface Props {
  values: Partial<EntryValues>;
  /** Renders a preview below a file's name. */
  preview?: ((file: EntryFile) => ReactNode) | undefined;
}

export function EntryContentFiles({ values, preview }: Props) {
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
        <OwnPicture key={id} id={id} className={styles['logo']} alt="" loading="lazy" />
      ))}
      <ul role="list" className={styles['files']}>
        {files.map((file) => (
          <li key={file.id}>
            <FileDownload file={file} />
            {file.documentName !== undefined && (
              <span className={styles['tag']}>{file.documentName}</span>
            )}
            {file.shared && (
              <span className={styles['tag']}>
                <FormattedMessage id="signUp.isShared" />
              </span>
            )}
            {preview?.(file)}
          </li>
        ))}
      </ul>
    </>
  );
}
