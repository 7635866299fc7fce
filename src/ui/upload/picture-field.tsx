import { Button } from 'antd';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { FileUpload } from './file-upload';
import styles from './picture-field.module.css';
import type { SendFile, UploadedFile } from './use-uploads';

interface Props {
  label: string;
  /** Id of the stored picture. antd's Form.Item provides `value` and `onChange`. */
  value?: string | undefined;
  onChange?: (id: string | undefined) => void;
  send: SendFile<UploadedFile>;
  /** Renders a stored picture, including unpublished ones. */
  Picture: ComponentType<Omit<ComponentProps<'img'>, 'src'> & { id: string; alt: string }>;
  /** Chooser for stored pictures. */
  library?: ReactNode;
}

const MEGABYTE = 1_048_576;
const EXTENSIONS = ['png', 'jpg', 'jpeg', 'webp', 'gif'];

/** Form field for a single picture: upload, preview, remove. */
export function PictureField({ label, value, onChange, send, Picture, library }: Props) {
  if (value !== undefined) {
    return (
      <div className={styles['picture']}>
        <Picture id={value} className={styles['image']} alt={label} width="192" height="108" />
        <Button onClick={() => onChange?.(undefined)}>
          <FormattedMessage id="upload.remove" />
        </Button>
      </div>
    );
  }
  return (
    <>
      <FileUpload
        send={send}
        extensions={EXTENSIONS}
        limit={50 * MEGABYTE}
        max={1}
        label={label}
        onChange={([file]) => onChange?.(file?.id)}
      />
      {library}
    </>
  );
}
