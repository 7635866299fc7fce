import { Link } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MatchHome } from '@/api/generated/model';
import { useDates } from '@/i18n/dates';
import { buttonClass } from '@/ui/button';
import { Countdown } from '@/ui/countdown';
import { CountdownBoxes } from '@/ui/countdown-boxes';
import { Hero } from './hero';
import { COMPACT_MONEY } from './money';

/** The hero with the current edition's theme, phase and countdown; blank where they still load. */
export function HomeHero({ home }: { home: MatchHome | undefined }) {
  const intl = useIntl();
  const dates = useDates();
  const units = ['common.days', 'common.hours', 'common.minutes', 'common.seconds'] as const;
  const phase = home?.countdown.phase;
  const target = home?.countdown.target ?? undefined;
  const label = phase && intl.formatMessage({ id: `home.until.${phase}` });

  return (
    <Hero
      title={intl.formatMessage({ id: 'route.Home' })}
      badge={
        phase ? (
          <FormattedMessage
            id="home.badge"
            values={{
              year: String(home.match.year),
              edition: home.match.edition,
              phase: intl.formatMessage({ id: `home.phase.${phase}` }),
            }}
          />
        ) : (
          ' '
        )
      }
      slogan={intl.formatMessage({ id: 'home.slogan' })}
      lead={home ? <HomeLead home={home} /> : ' '}
      actions={
        <Link className={buttonClass('glass')} to="/activity">
          <FormattedMessage id="home.seeActivities" />
        </Link>
      }
      countdown={
        target !== undefined && label !== undefined ? (
          <Countdown target={target} label={label} />
        ) : (
          <CountdownBoxes parts={units.map((id) => [undefined, intl.formatMessage({ id })])} />
        )
      }
      until={
        target === undefined ? (
          ' '
        ) : (
          <>
            {label}
            <br />
            <FormattedMessage id="common.inZone" values={{ time: dates.moment(target) }} />
          </>
        )
      }
    />
  );
}

function HomeLead({ home }: { home: MatchHome }) {
  const { match } = home;
  const intl = useIntl();
  return (
    <FormattedMessage
      id="home.lead"
      values={{
        theme: match.theme,
        name: match.name,
        prizePool: intl.formatNumber(match.figures.prizePool, COMPACT_MONEY),
      }}
    />
  );
}
