import { FormattedMessage } from 'react-intl';
import type { ActivitySummary } from '@/api/generated/model';
import styles from './seats.module.css';

/** Percentage of taken seats from which the bar warns that few are left. */
const FEW_LEFT = 90;

/**
 * Shows a bar of the taken seats with a text: the capacity before sign-up opens, then the taken seats,
 * and the free seats while sign-up is open.
 */
export function Seats({
  activity: { signedUp, capacity, state },
}: {
  activity: Pick<ActivitySummary, 'signedUp' | 'capacity' | 'state'>;
}) {
  const open = state === 'open' || state === 'full';
  const taken = Math.min(100, Math.round((signedUp / Math.max(1, capacity)) * 100));
  const left = Math.max(0, capacity - signedUp);
  const tone = !open || left === 0 ? 'none' : taken >= FEW_LEFT ? 'few' : undefined;
  return (
    <div className={styles['seats']}>
      <div className={styles['bar']} aria-hidden="true">
        <div
          className={`${styles['fill'] ?? ''} ${(tone && styles[tone]) ?? ''}`}
          style={{ width: `${String(taken)}%` }}
        />
      </div>
      <span>
        {open ? (
          <FormattedMessage id="common.seats" values={{ signedUp, capacity, left }} />
        ) : state === 'upcoming' ? (
          <FormattedMessage id="common.seatsInAll" values={{ capacity }} />
        ) : (
          <FormattedMessage id="common.seatsTaken" values={{ signedUp, capacity }} />
        )}
      </span>
    </div>
  );
}
