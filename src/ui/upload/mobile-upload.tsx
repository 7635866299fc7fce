import { FormattedMessage } from 'react-intl';
import { formatBytes } from '@/lib/bytes';
import { acceptOf, refusedFile } from './upload-check';
import styles from './mobile-upload.module.css';
import { UploadList } from './upload-list';
import type { UploadProps } from './upload-props';
import { useUploads, type UploadedFile } from './use-uploads';

/** MIME types accepted from the album. With explicit types, iOS converts files in its own formats. */
const ALBUM = {
  image: 'image/jpeg,image/png,image/webp,image/gif',
  video: 'video/mp4,video/webm,video/quicktime',
};

interface Props<T extends UploadedFile> extends UploadProps<T> {
  /** Media type for camera and album. */
  media: keyof typeof ALBUM;
  /** Whether to offer the phone's file picker, too. */
  files?: boolean;
}

/** Upload field on phones: camera, album or files. */
export function MobileUpload<T extends UploadedFile>(props: Props<T>) {
  const { value = [], onChange, send, extensions, limit, max, media, files = false } = props;
  const { preview, extra, disabled = false } = props;
  const uploads = useUploads({
    value,
    onChange,
    send,
    check: (file) => refusedFile(file, { extensions, limit }),
    max,
    onUploadingChange: props.onUploadingChange,
    fresh: props.fresh,
  });
  const sources = [
    { text: `mobile.upload.camera.${media}`, accept: `${media}/*`, capture: true },
    { text: 'mobile.upload.album', accept: ALBUM[media], capture: false },
    ...(files
      ? [
          {
            text: 'mobile.upload.files',
            ...acceptOf(extensions),
          } as const,
        ]
      : []),
  ] as const;

  return (
    <div className={styles['upload']}>
      <div className={styles['sources']} hidden={uploads.full || disabled}>
        {sources.map(({ text, ...how }) => (
          <label key={text} className={styles['source']}>
            <input
              type="file"
              className={styles['picker']}
              {...('accept' in how && { accept: how.accept })}
              {...('capture' in how && how.capture && { capture: 'environment' as const })}
              multiple={max > 1 && !('capture' in how && how.capture)}
              onChange={({ target }) => {
                void uploads.add([...(target.files ?? [])]);
                target.value = '';
              }}
            />
            <FormattedMessage id={text} />
          </label>
        ))}
      </div>
      <p className={styles['hint']}>
        <FormattedMessage
          id="upload.hint"
          values={{ types: extensions.join(', '), size: formatBytes(limit) }}
        />
      </p>
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
