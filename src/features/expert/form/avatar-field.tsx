import { Alert, Button } from 'antd';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ownFileUrl } from '@/api/file-url';
import { uploadFile } from '@/api/generated/file/file';
import styles from './expert-form.module.css';

const CropDialog = lazy(() => import('./crop-dialog'));

interface Props {
  /** The id of the stored portrait; antd's Form.Item supplies both. */
  value?: string;
  onChange?: (id: string | undefined) => void;
}

/** The portrait: chosen, cropped to a square, stored. */
export function AvatarField({ value, onChange }: Props) {
  const intl = useIntl();
  const picker = useRef<HTMLInputElement>(null);
  const [source, setSource] = useState<string>();
  const [failed, setFailed] = useState(false);
  const [busy, setBusy] = useState(false);

  useEffect(
    () => () => {
      if (source !== undefined) URL.revokeObjectURL(source);
    },
    [source],
  );

  const store = async (file: File) => {
    setBusy(true);
    setFailed(false);
    try {
      const { id } = await uploadFile({ file }, { quiet: true });
      setSource(undefined);
      onChange?.(id);
    } catch {
      // The dialog stays with what was cropped: pressing again sends it again.
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className={styles['avatar']}>
      {value !== undefined && (
        <img
          className={styles['portrait']}
          src={ownFileUrl(value)}
          alt={intl.formatMessage({ id: 'expert.avatar' })}
          width="96"
          height="96"
        />
      )}
      <input
        ref={picker}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        className="visually-hidden"
        aria-label={intl.formatMessage({ id: 'expert.chooseAvatar' })}
        tabIndex={-1}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file !== undefined) setSource(URL.createObjectURL(file));
          event.target.value = '';
        }}
      />
      <Button onClick={() => picker.current?.click()}>
        <FormattedMessage id="expert.chooseAvatar" />
      </Button>
      {value !== undefined && (
        <Button type="text" onClick={() => onChange?.(undefined)}>
          <FormattedMessage id="expert.removeAvatar" />
        </Button>
      )}
      {source !== undefined && (
        <Suspense>
          <CropDialog
            source={source}
            busy={busy}
            notice={
              failed && (
                <Alert
                  type="error"
                  role="alert"
                  title={<FormattedMessage id="expert.avatarFailed" />}
                />
              )
            }
            onCancel={() => setSource(undefined)}
            onCropped={(file) => void store(file)}
          />
        </Suspense>
      )}
    </div>
  );
}
