import { useIntl } from 'react-intl';
import { Countdown } from './countdown';
import { CountdownBoxes } from './countdown-boxes';

const UNITS = ['common.days', 'common.hours', 'common.minutes', 'common.seconds'] as const;

interface Props {
  /** ISO 8601; undefined while it loads, and where nothing is left to wait for. */
  until: string | undefined;
  label: string | undefined;
}

/** The time left in the phase; boxes without figures keep its room. */
export function HeroCountdown({ until, label }: Props) {
  const intl = useIntl();
  return until !== undefined && label !== undefined ? (
    <Countdown target={until} label={label} />
  ) : (
    <CountdownBoxes parts={UNITS.map((id) => [undefined, intl.formatMessage({ id })])} />
  );
}
