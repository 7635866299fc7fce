import { FormattedMessage } from 'react-intl';
import styles from './seats.module.css';

interface Props {
  signedUp: number;
  capacity: number;
}

/** How many seats are taken and left, in words and as a bar. */
export function Seats({ signedUp, capacity }: Props) {
  const taken = Math.min(100, Math.round((signedUp / Math.max(1, capacity)) * 100));
  return (
    <div className={styles['seats']}>
      <div className={styles['bar']} aria-hidden="true">
        <div className={styles['fill']} style={{ width: `${String(taken)}%` }} />
      </div>
      <span>
        <FormattedMessage
          id="common.seats"
          values={{ signedUp, capacity, left: Math.max(0, capacity - signedUp) }}
        />
      </span>
    </div>
  );
}
