import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { activityShareUrl } from '@/api/share-url';
import { copyText } from '@/lib/copy-text';
import { ActionButton } from '@/ui/button/action-button';
import QrCode from '@/ui/art/qr-code';
import styles from './share-activity.module.css';

/** Sharing options of an activity: share sheet, copied link, QR code. */
export default function ShareBody({ id, title }: { id: string; title: string }) {
  const intl = useIntl();
  const [copied, setCopied] = useState<boolean>();
  const address = activityShareUrl(id);
  const copy = async () => {
    setCopied(await copyText(address));
  };
  return (
    <>
      <div className={styles['qr']}>
        <QrCode
          // On phones, the link redirects to the mobile site.
          text={address}
          label={intl.formatMessage({ id: 'activity.shareQr' })}
          size={144}
        />
      </div>
      <p>
        <FormattedMessage id="activity.shareQr" />
      </p>
      {'share' in navigator && (
        <ActionButton
          // Closing the share sheet rejects the promise, which isn't a failure.
          onClick={() => void navigator.share({ title, url: address }).catch(() => undefined)}
        >
          <FormattedMessage id="activity.shareNow" />
        </ActionButton>
      )}
      <ActionButton variant="outline" onClick={() => void copy()}>
        <FormattedMessage id="activity.shareCopy" />
      </ActionButton>
      <p role="status">
        {copied === true && <FormattedMessage id="activity.shareCopied" />}
        {copied === false && <FormattedMessage id="activity.shareNotCopied" values={{ address }} />}
      </p>
    </>
  );
}
