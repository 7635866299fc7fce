import { Alert, Button } from 'antd';
import {
  lazy,
  Suspense,
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type ComponentType,
} from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { callFailure } from '../feedback/call-failure';
import styles from './avatar.module.css';

const CropDialog = lazy(() => import('./crop-dialog'));

interface Props {
  /** Id of the stored picture. antd's Form.Item provides `value` and `onChange`. */
  value?: string;
  onChange?: (id: string | undefined) => void;
  /** Uploads a file and returns its id. */
  store: (file: File) => Promise<string>;
  /** Renders a stored picture. */
  picture: ComponentType<ComponentProps<'img'> & { id: string; alt: string }>;
}

/** Chooses a portrait, crops it to a square and uploads it. */
export function AvatarField({ value, onChange, store, picture: Picture }: Props) {
  const intl = useIntl();
  const picker = useRef<HTMLInputElement>(null);
  const [source, setSource] = useState<string>();
  const [failure, setFailure] = useState<{ refusal: string | undefined }>();
  const [loading, setLoading] = useState(false);

  useEffect(
    () => () => {
      if (source !== undefined) URL.revokeObjectURL(source);
    },
    [source],
  );

  const send = async (file: File) => {
    setLoading(true);
    setFailure(undefined);
    try {
      const id = await store(file);
      setSource(undefined);
      onChange?.(id);
    } catch (error) {
      // The dialog stays open with the crop, so the user can retry.
      setFailure({ refusal: callFailure(error)?.serverMessage });
    } finally {
      setLoading(false);
    }
  };

  return (
    <div className={styles['avatar']}>
      {value !== undefined && (
        <Picture
          id={value}
          className={styles['portrait']}
          alt={intl.formatMessage({ id: 'upload.avatar' })}
          width="96"
          height="96"
        />
      )}
      <input
        ref={picker}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        className="visually-hidden"
        aria-label={intl.formatMessage({ id: 'upload.avatar.choose' })}
        tabIndex={-1}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file !== undefined) setSource(URL.createObjectURL(file));
          event.target.value = '';
        }}
      />
      <Button onClick={() => picker.current?.click()}>
        <FormattedMessage id="upload.avatar.choose" />
      </Button>
      {value !== undefined && (
        <Button type="text" onClick={() => onChange?.(undefined)}>
          <FormattedMessage id="upload.avatar.remove" />
        </Button>
      )}
      {source !== undefined && (
        <Suspense>
          <CropDialog
            source={source}
            loading={loading}
            notice={
              failure && (
                <Alert
                  type="error"
                  role="alert"
                  title={failure.refusal ?? <FormattedMessage id="upload.avatar.failed" />}
                />
              )
            }
            onCancel={() => setSource(undefined)}
            onCropped={(file) => void send(file)}
          />
        </Suspense>
      )}
    </div>
  );
}
