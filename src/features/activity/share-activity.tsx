import { lazy, Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ActionButton } from '@/ui/action-button';
import { Fold } from '@/ui/fold';
import styles from './share-activity.module.css';

const QrCode = lazy(() => import('@/ui/qr-code'));

/** The address of a page of this site, for links that leave it. */
function siteAddress(path: string): string {
  return `${window.location.origin}${window.location.pathname}#${path}`;
}

/** The activity's link to pass on with the phone's own sheet, to copy, and a QR code that opens its mobile page. */
export function ShareActivity({ id, title }: { id: string; title: string }) {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  const [copied, setCopied] = useState(false);
  const search = `?id=${encodeURIComponent(id)}`;
  const address = siteAddress(`/activity/details${search}`);
  const copy = async () => {
    await navigator.clipboard.writeText(address);
    setCopied(true);
  };
  return (
    <Fold title={<FormattedMessage id="activity.share" />} onToggle={setOpen}>
      <div className={styles['qr']}>
        {open && (
          <Suspense>
            <QrCode
              text={siteAddress(`/h5/activity/details${search}`)}
              label={intl.formatMessage({ id: 'activity.shareQr' })}
              size={144}
            />
          </Suspense>
        )}
      </div>
      <p>
        <FormattedMessage id="activity.shareQr" />
      </p>
      {'share' in navigator && (
        <ActionButton
          // Who closes the sheet has shared nothing, and that is no failure.
          onPress={() => void navigator.share({ title, url: address }).catch(() => undefined)}
        >
          <FormattedMessage id="activity.shareNow" />
        </ActionButton>
      )}
      <ActionButton look="outline" onPress={() => void copy()}>
        <FormattedMessage id="activity.shareCopy" />
      </ActionButton>
      <p role="status">{copied && <FormattedMessage id="activity.shareCopied" />}</p>
    </Fold>
  );
}
