import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { serverNow, timeLeft } from '@/lib/page/clock';
import styles from './countdown.module.css';

interface BoxesProps {
  /** Number and unit of each box; an undefined number renders a placeholder of the same size. */
  parts: readonly (readonly [number | undefined, string])[];
}

function CountdownBoxes({ parts }: BoxesProps) {
  return (
    <div className={styles['row']}>
      {parts.map(([value, unit]) => (
        <div key={unit} className={styles['box']}>
          <span className={styles['number']}>
            {value === undefined ? '--' : String(value).padStart(2, '0')}
          </span>
          <span className={styles['unit']}>{unit}</span>
        </div>
      ))}
    </div>
  );
}

interface TimerProps {
  /** ISO 8601 date-time. */
  target: string;
  label: string;
}

/** Days, hours, minutes and seconds left by the server's clock; updates every second. */
function Timer({ target, label }: TimerProps) {
  const intl = useIntl();
  const end = Date.parse(target);
  const [left, setLeft] = useState(() => timeLeft(end - serverNow()));

  useEffect(() => {
    let timer = 0;
    const tick = () => {
      const rest = end - serverNow();
      setLeft(timeLeft(rest));
      if (rest > 0) timer = window.setTimeout(tick, (rest % 1000) + 5);
    };
    tick();
    return () => {
      window.clearTimeout(timer);
    };
  }, [end]);

  return (
    <div role="timer" aria-live="off" aria-label={label}>
      <CountdownBoxes
        parts={[
          [left.days, intl.formatMessage({ id: 'common.days' })],
          [left.hours, intl.formatMessage({ id: 'common.hours' })],
          [left.minutes, intl.formatMessage({ id: 'common.minutes' })],
          [left.seconds, intl.formatMessage({ id: 'common.seconds' })],
        ]}
      />
    </div>
  );
}

const UNITS = ['common.days', 'common.hours', 'common.minutes', 'common.seconds'] as const;

interface CountdownProps {
  /** ISO 8601 date-time; undefined while loading, and if the phase has no end. */
  until: string | undefined;
  label: string | undefined;
}

/** Time left in the phase, or placeholders of the same size. */
export function PhaseCountdown({ until, label }: CountdownProps) {
  const intl = useIntl();
  return until !== undefined && label !== undefined ? (
    <Timer target={until} label={label} />
  ) : (
    <CountdownBoxes parts={UNITS.map((id) => [undefined, intl.formatMessage({ id })])} />
  );
}
