import { FormattedMessage, useIntl } from 'react-intl';
import type { MatchHome } from '@/api/generated/model';
import { useDates } from '@/i18n/format/dates';
import { sumOf } from '@/i18n/format/money';
import { LANGUAGES } from '@/i18n/languages';
import { serverNow } from '@/lib/page/clock';
import { buttonClass } from '@/ui/button/button';
import { useSiteIdentity } from '@/domain/site/site-identity';
import { phaseName } from '@/domain/edition/phase';
import { useEditionPhase } from '@/domain/edition/use-edition-phase';
import { PhaseCountdown } from '@/domain/edition/countdown';
import { HeroActions, HeroBadge, SignUpNews } from './hero-parts';
import type { ReactNode } from 'react';
import { MainPicture } from './main-picture';
import { HeroScene } from '@/ui/art/hero-scene';
import styles from './hero.module.css';

interface FrameProps {
  title: string;
  /** Null if there is none; a blank reserves its place while loading. */
  badge: ReactNode;
  slogan: string;
  lead: ReactNode;
  actions: ReactNode;
  /** Null in a phase without an end. */
  countdown: ReactNode;
  /** Null without an edition. */
  until: ReactNode;
}

/**
 * Layout of the hero, shared by the prerendered HTML and the running page. Reserves the place of content
 * that comes from the server.
 */
function HeroFrame({ title, badge, slogan, lead, actions, countdown, until }: FrameProps) {
  return (
    <section className={styles['hero']}>
      <div className={`frame ${styles['grid'] ?? ''}`}>
        <MainPicture className={styles['art']}>
          <HeroScene />
        </MainPicture>
        <div className={styles['text']}>
          <h1 className="visually-hidden" tabIndex={-1}>
            {title}
          </h1>
          {badge !== null && <p className={styles['badge']}>{badge}</p>}
          <p className={styles['slogan']} data-identity="slogan">
            {slogan}
          </p>
          <p className={styles['lead']}>{lead}</p>
          <div className={styles['actions']}>{actions}</div>
          {until !== null && (
            <div className={styles['clock']}>
              {countdown}
              <p className={styles[countdown === null ? 'over' : 'until']}>{until}</p>
            </div>
          )}
        </div>
      </div>
    </section>
  );
}

interface Props {
  home: MatchHome | undefined;
  /** Whether the server has no current edition. */
  gone: boolean;
  /** Whether the request may still succeed; keeps placeholders. */
  pending: boolean;
}

/** Hero with theme, phase and countdown of the current edition; placeholders while they load. */
export function HomeHero({ home, gone, pending }: Props) {
  const intl = useIntl();
  const dates = useDates();
  const { name, slogan = name } = useSiteIdentity();
  const now = useEditionPhase(home?.match);
  const phase = now?.phase;
  const missing = home === undefined && !pending;
  const shown = home && phase && phaseName(home.match, phase, serverNow());
  const label = shown && intl.formatMessage({ id: `home.until.${shown}` });

  return (
    <HeroFrame
      title={intl.formatMessage({ id: 'route.Home' })}
      badge={shown ? <HeroBadge match={home.match} phase={shown} /> : missing ? null : ' '}
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
      countdown={
        missing || phase === 'finished' ? null : (
          <PhaseCountdown until={now?.closes} label={label} />
        )
      }
      until={
        missing ? null : label === undefined ? (
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
