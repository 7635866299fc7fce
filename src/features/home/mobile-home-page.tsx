import { lazy, Suspense, type ReactNode } from 'react';
import { useIntl, FormattedMessage } from 'react-intl';
import { isGone, NO_TOAST_WHEN_GONE } from '@/api/failure';
import { useGetMatchHome } from '@/api/generated/match/match';
import { CardSkeleton } from '@/ui/card/card-skeleton';
import { MissingEdition } from '@/domain/edition/missing-edition';
import { LanguageNote } from '@/settings/language/language-note';
import { WhenInView } from '@/ui/page/when-in-view';
import { MobileLinks } from './mobile-links';
import styles from './mobile-home.module.css';
import { Stages } from './stages';
import type { MatchHome } from '@/api/generated/model';
import { useDates } from '@/i18n/format/dates';
import { serverNow } from '@/lib/page/clock';
import { buttonClass } from '@/ui/button/button';
import { useSiteIdentity } from '@/domain/site/site-identity';
import { phaseName } from '@/domain/edition/phase';
import { useEditionPhase } from '@/domain/edition/use-edition-phase';
import { PhaseCountdown } from '@/domain/edition/countdown';
import { HeroActions, HeroBadge, SignUpNews } from './hero-parts';

interface HeroProps {
  home: MatchHome | undefined;
  /** Replaces the hero's content if the edition can't be shown. */
  missing: ReactNode;
}

/** Mobile hero: edition, phase, countdown and actions; placeholders while they load. */
function MobileHero({ home, missing }: HeroProps) {
  const intl = useIntl();
  const dates = useDates();
  const { name, slogan = name } = useSiteIdentity();
  const now = useEditionPhase(home?.match);
  const phase = now?.phase;
  const shown = home && phase && phaseName(home.match, phase, serverNow());
  const label = shown && intl.formatMessage({ id: `home.until.${shown}` });
  return (
    <section className={styles['hero']}>
      <p className={styles['badge']}>{shown && <HeroBadge match={home.match} phase={shown} />}</p>
      <p className={styles['slogan']} data-identity="slogan">
        {slogan}
      </p>
      {missing ? (
        <div className={styles['missing']}>{missing}</div>
      ) : (
        <>
          <p className={styles['until']}>{phase !== 'finished' && label}</p>
          {phase === 'finished' ? (
            <p className={styles['over']}>{label}</p>
          ) : (
            <PhaseCountdown until={now?.closes} label={label} />
          )}
          <p className={styles['until']}>
            {now?.until !== undefined && (
              <FormattedMessage
                id="common.inZone"
                values={{
                  time: phase === 'upcoming' ? dates.moment(now.until) : dates.end(now.until),
                }}
              />
            )}{' '}
            {home && phase && <SignUpNews match={home.match} phase={phase} />}
          </p>
          <div className={styles['actions']}>
            {home && now ? (
              <HeroActions match={home.match} now={now} />
            ) : (
              <span className={buttonClass('bright')}>&nbsp;</span>
            )}
          </div>
        </>
      )}
    </section>
  );
}

/** Content below the fold; loaded near the viewport or when idle. */
const MobileHomeRest = lazy(() => import('./mobile-home-rest'));

export function MobileHomePage() {
  const intl = useIntl();
  const { data, error, refetch } = useGetMatchHome(NO_TOAST_WHEN_GONE);
  return (
    <>
      <h1 className="visually-hidden" tabIndex={-1}>
        {intl.formatMessage({ id: 'route.Home' })}
      </h1>
      <MobileHero
        home={data}
        missing={
          error !== null &&
          data === undefined && (
            <MissingEdition gone={isGone(error)} error={error} onRetry={() => void refetch()} />
          )
        }
      />
      <MobileLinks />
      {data === undefined ? (
        error === null && (
          <div className={styles['part']}>
            <CardSkeleton count={3} />
          </div>
        )
      ) : (
        <>
          <div className={styles['note']}>
            <LanguageNote language={data.match.language} languages={data.match.languages} />
          </div>
          <div className={styles['stages']}>
            <Stages stages={data.match.stages} language={data.match.language} />
          </div>
          <WhenInView className={styles['rest']} orIdle>
            <Suspense fallback={<div className={styles['rest']} />}>
              <MobileHomeRest home={data} />
            </Suspense>
          </WhenInView>
        </>
      )}
    </>
  );
}
