import { useIntl } from 'react-intl';
import type { StoredFile } from '@/api/generated/model';
import { formatBytes } from '@/lib/bytes';
import { useSingleFlight } from '@/ui/button/use-single-flight';
import styles from './file-download.module.css';

/** Saves a file; a picture comes to be shown, so that it has to be saved here. */
async function save({ id, name, mime }: StoredFile): Promise<void> {
  const { downloadFile } = await import('@/api/generated/file/file');
  // The failure policy has shown what went wrong.
  const content = await downloadFile(id, {}, { waitsForLogin: true }).catch(() => undefined);
  if (content === undefined || !mime.startsWith('image/')) return;
  const { saveFile } = await import('@/lib/save-file');
  saveFile(content, name);
}

/**
 * A stored file that a click saves under its name. Not a link: what can't be had is reported here, not on
 * a page of JSON, and the token of who may have it stands in no address.
 */
export function FileDownload({ file }: { file: StoredFile }) {
  const intl = useIntl();
  const [start, loading] = useSingleFlight(save);
  return (
    <>
      <button
        type="button"
        className={styles['file']}
        aria-busy={loading}
        aria-label={intl.formatMessage({ id: 'entry.download' }, { name: file.name })}
        onClick={() => {
          start(file);
        }}
      >
        {file.name}
      </button>{' '}
      ({formatBytes(file.size)})
    </>
  );
}
