import { Modal, Skeleton } from 'antd';
import { lazy, Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { StaffActivity } from '@/api/generated/model';
import { venueAddress } from '@/domain/activity/venue-code';
import { useTextElement } from '@/i18n/use-text-element';
import styles from './check-in-code.module.css';

const QrCode = lazy(() => import('@/ui/art/qr-code'));

function checkInAddress({ id, checkInCode }: StaffActivity): string {
  const { origin, pathname } = window.location;
  return venueAddress(origin + pathname, { activityId: id, code: checkInCode });
}

interface Props {
  activity: StaffActivity | undefined;
  onClose: () => void;
}

/** Shows an activity's check-in code at the venue, as digits and as a QR code. */
export function CheckInCode({ activity, onClose }: Props) {
  const intl = useIntl();
  const textElement = useTextElement();
  return (
    <Modal
      open={activity !== undefined}
      title={activity && textElement(activity.title)}
      footer={null}
      mask={{ blur: false }}
      destroyOnHidden
      onCancel={onClose}
    >
      {activity && (
        <div className={styles['code']}>
          <Suspense fallback={<Skeleton.Image active />}>
            <QrCode
              text={checkInAddress(activity)}
              label={intl.formatMessage({ id: 'staffActivity.codeQr' })}
              size={280}
            />
          </Suspense>
          <p className={styles['digits']}>{activity.checkInCode}</p>
          <p>
            <FormattedMessage id="staffActivity.codeHint" />
          </p>
          <p>
            <FormattedMessage
              id="staffActivity.present"
              values={{ checkedIn: activity.checkedIn, signedUp: activity.signedUp }}
            />
          </p>
        </div>
      )}
    </Modal>
  );
}
