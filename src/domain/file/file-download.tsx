import { useIntl } from 'react-intl';
import type { StoredFile } from '@/api/generated/model';
import { formatBytes } from '@/lib/bytes';
import { useSingleFlight } from '@/ui/button/use-single-flight';
import styles from './file-download.module.css';
import { saveStoredFile } from './save-stored-file';

/**
 * Button that saves a stored file under its name. Not a link: failures are shown here instead of as
 * a JSON page, and the token is in no URL.
 */
export function FileDownload({ file }: { file: StoredFile }) {
  const intl = useIntl();
  const [start, loading] = useSingleFlight(saveStoredFile);
  return (
    <>
      <button
        type="button"
        className={styles['file']}
        aria-busy={loading}
        aria-label={intl.formatMessage({ id: 'entry.download' }, { name: file.name })}
        onClick={() => {
          start(file.id, file.name);
        }}
      >
        {file.name}
      </button>{' '}
      ({formatBytes(file.size)})
    </>
  );
}
