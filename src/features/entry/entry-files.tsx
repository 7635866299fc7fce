import { FormattedMessage } from 'react-intl';
import { fileUrl, pictureSource } from '@/api/file-url';
import type { StoredFile } from '@/api/generated/model';
import styles from './entry-page.module.css';
import { FileDownload } from '@/domain/file/file-download';

interface Props {
  files: readonly StoredFile[];
  videoFileId: string | undefined;
}

/** Public pictures, documents and video of an entry; renders nothing if there are none. */
export function EntryFiles({ files, videoFileId }: Props) {
  const pictures = files.filter(({ mime }) => mime.startsWith('image/'));
  const documents = files.filter(({ mime }) => !mime.startsWith('image/'));
  if (files.length === 0 && videoFileId === undefined) return null;
  return (
    <section>
      <h2 className={styles['heading']}>
        <FormattedMessage id="entry.files" />
      </h2>
      {videoFileId !== undefined && (
        <video className={styles['picture']} src={fileUrl(videoFileId)} controls preload="none" />
      )}
      <div className={styles['pictures']}>
        {pictures.map(({ id, name }) => (
          <img
            key={id}
            className={styles['picture']}
            {...pictureSource(id)}
            alt={name}
            width="400"
            height="225"
            loading="lazy"
          />
        ))}
      </div>
      <ul role="list" className={styles['files']}>
        {documents.map((file) => (
          <li key={file.id}>
            <FileDownload file={file} />
          </li>
        ))}
      </ul>
    </section>
  );
}
