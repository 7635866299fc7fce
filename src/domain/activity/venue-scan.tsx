import { lazy, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { venueCode } from './venue-code';
import { ActionButton } from '@/ui/button/action-button';
import { LazyBoundary } from '@/ui/page/lazy-boundary';
import { LineIcon } from '@/ui/art/line-icon';
import styles from './venue-scan.module.css';

const CameraScan = lazy(() => import('@/ui/scan/camera-scan'));

interface Props {
  activityId: string;
  /** Called once with the digits, after the camera has stopped. */
  onCode: (code: string) => void;
}

/** Scans the code at a venue; lazy-loads camera and reader. */
export function VenueScan({ activityId, onCode }: Props) {
  const [scanning, setScanning] = useState(false);
  const [wrong, setWrong] = useState<'foreign' | 'other'>();
  const read = (text: string) => {
    const found = venueCode(text);
    if (found === undefined) setWrong('foreign');
    else if (found.activityId !== undefined && found.activityId !== activityId) setWrong('other');
    else {
      setScanning(false);
      onCode(found.code);
    }
  };
  return (
    <div className={styles['venue']}>
      <ActionButton
        variant={scanning ? 'outline' : 'solid'}
        onClick={() => {
          setWrong(undefined);
          setScanning(!scanning);
        }}
      >
        <LineIcon name="scan" />
        <FormattedMessage id={scanning ? 'scan.stop' : 'activity.checkIn.scan'} />
      </ActionButton>
      {scanning && (
        <LazyBoundary>
          <CameraScan aim={<FormattedMessage id="activity.checkIn.aim" />} onText={read} />
        </LazyBoundary>
      )}
      <p role="status" className={styles['wrong']}>
        {scanning && wrong && <FormattedMessage id={`activity.checkIn.${wrong}`} />}
      </p>
    </div>
  );
}
