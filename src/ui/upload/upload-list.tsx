import { useIntl } from 'react-intl';
import styles from './file-upload.module.css';
import { UploadItem } from './upload-item';
import type { UploadProps } from './upload-props';
import type { UploadedFile, useUploads } from './use-uploads';

interface Props<T extends UploadedFile> extends Required<
  Pick<UploadProps<T>, 'value' | 'disabled'>
> {
  uploads: ReturnType<typeof useUploads<T>>;
  preview: UploadProps<T>['preview'];
  extra: UploadProps<T>['extra'];
}

/** Stored and uploading files of a field. */
export function UploadList<T extends UploadedFile>(props: Props<T>) {
  const { value, uploads, preview, extra, disabled } = props;
  const intl = useIntl();
  return (
    <ul
      role="list"
      className={styles['list']}
      aria-label={intl.formatMessage({ id: 'upload.list' })}
    >
      {value.map((file) => (
        <UploadItem
          key={file.id}
          name={file.name}
          size={file.size}
          picture={preview?.(file)}
          onRemove={disabled ? undefined : () => uploads.remove(file.id)}
        >
          {extra?.(file, uploads.replace)}
        </UploadItem>
      ))}
      {uploads.uploading.map(({ key, file, share, problem, refusal }) => (
        <UploadItem
          key={key}
          name={file.name}
          size={file.size}
          share={problem === undefined ? share : undefined}
          problem={problem}
          refusal={refusal}
          onRetry={problem === 'failed' ? () => uploads.retry(key) : undefined}
          onRemove={() => uploads.drop(key)}
        />
      ))}
    </ul>
  );
}
