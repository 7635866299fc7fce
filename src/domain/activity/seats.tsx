import { FormattedMessage } from 'react-intl';
import styles from './seats.module.css';

interface Props {
  signedUp: number;
  capacity: number;
}

/** Percent taken from which the last seats are going. */
const FEW_LEFT = 90;

/** How many seats are taken and left, in words and as a bar. */
export function Seats({ signedUp, capacity }: Props) {
  const taken = Math.min(100, Math.round((signedUp / Math.max(1, capacity)) * 100));
  const left = Math.max(0, capacity - signedUp);
  const tone = left === 0 ? 'none' : taken >= FEW_LEFT ? 'few' : undefined;
  return (
    <div className={styles['seats']}>
      <div className={styles['bar']} aria-hidden="true">
        <div
          className={`${styles['fill'] ?? ''} ${(tone && styles[tone]) ?? ''}`}
          style={{ width: `${String(taken)}%` }}
        />
      </div>
      <span>
        <FormattedMessage id="common.seats" values={{ signedUp, capacity, left }} />
      </span>
    </div>
  );
}
