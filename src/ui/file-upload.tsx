import { useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatBytes } from '@/lib/bytes';
import { refusedFile } from '@/lib/upload-check';
import styles from './file-upload.module.css';
import { UploadItem } from './upload-item';
import { useUploads, type SendFile, type UploadedFile } from './use-uploads';

interface Props<T extends UploadedFile> {
  /** Files that belong to the form; antd's Form.Item supplies both. */
  value?: readonly T[];
  onChange?: (files: T[]) => void;
  send: SendFile<T>;
  /** Extensions without the dot. */
  extensions: readonly string[];
  /** Bytes that one file may have. */
  limit: number;
  /** How many files there may be. */
  max: number;
  label: string;
  /** The address of a file's picture; undefined for what isn't one. */
  preview?: (file: T) => string | undefined;
  /** What else can be done with a file. */
  extra?: (file: T, change: (file: T) => void) => React.ReactNode;
  disabled?: boolean;
}

/** Files of a form: chosen or dropped, several at once, with progress, cancel, retry and remove. */
export function FileUpload<T extends UploadedFile>(props: Props<T>) {
  const { value = [], onChange, send, extensions, limit, max, label, preview, extra } = props;
  const { disabled = false } = props;
  const intl = useIntl();
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const uploads = useUploads({ value, onChange, send, max });
  const full = value.length + uploads.going.length >= max;

  const take = (files: readonly File[]) => {
    uploads.add(files.map((file) => ({ file, refused: refusedFile(file, { extensions, limit }) })));
  };

  return (
    <div className={styles['upload']}>
      <div
        className={`${styles['zone'] ?? ''} ${over ? (styles['over'] ?? '') : ''}`}
        hidden={full || disabled}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          take([...event.dataTransfer.files]);
        }}
      >
        <input
          ref={picker}
          id={id}
          type="file"
          className={styles['picker']}
          multiple={max > 1}
          accept={extensions.map((one) => `.${one}`).join(',')}
          onChange={(event) => {
            take([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
        <label htmlFor={id}>{label}</label>
        <p className={styles['hint']}>
          <FormattedMessage
            id="upload.hint"
            values={{ types: extensions.join(', '), size: formatBytes(limit) }}
          />
        </p>
      </div>
      <ul className={styles['list']} aria-label={intl.formatMessage({ id: 'upload.list' })}>
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
        {uploads.going.map(({ key, file, share, problem }) => (
          <UploadItem
            key={key}
            name={file.name}
            size={file.size}
            share={problem === undefined ? share : undefined}
            problem={problem}
            onRetry={problem === 'failed' ? () => uploads.retry(key) : undefined}
            onRemove={() => uploads.drop(key)}
          />
        ))}
      </ul>
    </div>
  );
}
