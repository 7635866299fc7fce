import { FormattedMessage, useIntl } from 'react-intl';
import type { MatchHome } from '@/api/generated/model';
import { useDates } from '@/i18n/dates';
import { Countdown } from '@/ui/countdown';
import { CountdownBoxes } from '@/ui/countdown-boxes';
import styles from './mobile-home.module.css';

/** The edition, its phase and the time left; room is kept while they load. */
export function MobileHero({ home }: { home: MatchHome | undefined }) {
  const intl = useIntl();
  const dates = useDates();
  const units = ['common.days', 'common.hours', 'common.minutes', 'common.seconds'] as const;
  const phase = home?.countdown.phase;
  const target = home?.countdown.target ?? undefined;
  const label = phase && intl.formatMessage({ id: `home.until.${phase}` });
  return (
    <section className={styles['hero']}>
      <p className={styles['badge']}>
        {phase && (
          <FormattedMessage
            id="home.badge"
            values={{
              year: String(home.match.year),
              edition: home.match.edition,
              phase: intl.formatMessage({ id: `home.phase.${phase}` }),
            }}
          />
        )}
      </p>
      <p className={styles['slogan']}>
        <FormattedMessage id="home.slogan" />
      </p>
      <p className={styles['until']}>{label}</p>
      {target !== undefined && label !== undefined ? (
        <Countdown target={target} label={label} />
      ) : (
        <CountdownBoxes parts={units.map((id) => [undefined, intl.formatMessage({ id })])} />
      )}
      <p className={styles['until']}>
        {target !== undefined && (
          <FormattedMessage id="common.inZone" values={{ time: dates.moment(target) }} />
        )}
      </p>
    </section>
  );
}
