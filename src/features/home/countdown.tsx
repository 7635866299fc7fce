import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { serverNow, timeLeft } from '@/lib/page/clock';
import { CountdownBoxes } from './countdown-boxes';

interface Props {
  /** The moment it counts down to, ISO 8601. */
  target: string;
  label: string;
}

/** Days, hours, minutes and seconds left on the server's clock, redrawn at each full second. */
export function Countdown({ target, label }: Props) {
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
