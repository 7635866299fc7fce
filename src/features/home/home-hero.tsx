import { FormattedMessage, useIntl } from 'react-intl';
import type { MatchHome } from '@/api/generated/model';
import { useDates } from '@/i18n/format/dates';
import { sumOf } from '@/i18n/format/money';
import { LANGUAGES } from '@/i18n/languages';
import { buttonClass } from '@/ui/button/button';
import { useSiteIdentity } from '@/domain/site/site-identity';
import { SignUpNews } from './sign-up-news';
import { useEditionPhase } from '@/domain/edition/use-edition-phase';
import { Hero } from './hero';
import { HeroActions } from './hero-actions';
import { HeroBadge } from './hero-badge';
import { HeroCountdown } from './hero-countdown';

interface Props {
  home: MatchHome | undefined;
  /** The server has no current edition. */
  gone: boolean;
  /** It may still come: its room is kept. */
  pending: boolean;
}

/** The hero with the current edition's theme, phase and countdown; blank where they still load. */
export function HomeHero({ home, gone, pending }: Props) {
  const intl = useIntl();
  const dates = useDates();
  const { name, slogan = name } = useSiteIdentity();
  const now = useEditionPhase(home?.match);
  const phase = now?.phase;
  const missing = home === undefined && !pending;
  const label = phase && intl.formatMessage({ id: `home.until.${phase}` });

  return (
    <Hero
      title={intl.formatMessage({ id: 'route.Home' })}
      badge={phase && home ? <HeroBadge match={home.match} phase={phase} /> : missing ? null : ' '}
      slogan={slogan}
      lead={home ? <HomeLead home={home} /> : ' '}
      actions={
        home && now ? (
          <HeroActions match={home.match} now={now} />
        ) : (
          <>
            {!missing && <span className={buttonClass('bright')}>&nbsp;</span>}
            {!gone && (
              <a className={buttonClass('glass')} href="#/guide">
                <FormattedMessage id="home.action.readGuide" />
              </a>
            )}
          </>
        )
      }
      countdown={missing ? null : <HeroCountdown until={now?.closes} label={label} />}
      until={
        label === undefined ? (
          ' '
        ) : (
          <>
            {label}
            <br />
            {now?.until !== undefined && (
              <FormattedMessage
                id="common.inZone"
                values={{
                  time: phase === 'upcoming' ? dates.moment(now.until) : dates.end(now.until),
                }}
              />
            )}
            {home && phase && (
              <>
                <br />
                <SignUpNews match={home.match} phase={phase} />
              </>
            )}
          </>
        )
      }
    />
  );
}

function HomeLead({ home }: { home: MatchHome }) {
  const { match } = home;
  const intl = useIntl();
  const lang = LANGUAGES[match.language];
  return (
    <FormattedMessage
      id="home.lead"
      values={{
        theme: <span lang={lang}>{match.theme}</span>,
        name: <span lang={lang}>{match.name}</span>,
        prizePool: sumOf(intl, match.figures.prizePool),
      }}
    />
  );
}
