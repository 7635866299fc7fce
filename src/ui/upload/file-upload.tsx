import { useId, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { formatBytes } from '@/lib/bytes';
import { acceptOf, refusedFile } from './upload-check';
import styles from './file-upload.module.css';
import { UploadList } from './upload-list';
import type { UploadProps } from './upload-props';
import { useUploads, type UploadedFile } from './use-uploads';

interface Props<T extends UploadedFile> extends UploadProps<T> {
  label: string;
}

/** Upload field: choose or drop files, with progress, cancel, retry and remove. */
export function FileUpload<T extends UploadedFile>(props: Props<T>) {
  const { value = [], onChange, send, extensions, limit, max, label, preview, extra } = props;
  const { disabled = false } = props;
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const uploads = useUploads({
    value,
    onChange,
    send,
    check: (file) => refusedFile(file, { extensions, limit }),
    max,
    onUploadingChange: props.onUploadingChange,
    fresh: props.fresh,
  });

  return (
    <div className={styles['upload']}>
      <div
        className={`${styles['zone'] ?? ''} ${over ? (styles['over'] ?? '') : ''}`}
        hidden={uploads.full || disabled}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          void uploads.add([...event.dataTransfer.files]);
        }}
      >
        <input
          ref={picker}
          id={id}
          type="file"
          className={styles['picker']}
          multiple={max > 1}
          {...acceptOf(extensions)}
          onChange={(event) => {
            void uploads.add([...(event.target.files ?? [])]);
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
      <UploadList
        value={value}
        uploads={uploads}
        preview={preview}
        extra={extra}
        disabled={disabled}
      />
    </div>
  );
}
