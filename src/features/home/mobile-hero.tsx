import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MatchHome } from '@/api/generated/model';
import { useDates } from '@/i18n/format/dates';
import { buttonClass } from '@/ui/button/button';
import { useSiteIdentity } from '@/domain/site/site-identity';
import { SignUpNews } from './sign-up-news';
import { useEditionPhase } from '@/domain/edition/use-edition-phase';
import { HeroActions } from './hero-actions';
import { HeroBadge } from './hero-badge';
import { HeroCountdown } from './hero-countdown';
import styles from './mobile-home.module.css';

interface Props {
  home: MatchHome | undefined;
  /** What is shown in its place where it will not come; null while it may. */
  missing: ReactNode;
}

/** The edition, its phase and the time left, what one may do; room is kept while they load. */
export function MobileHero({ home, missing }: Props) {
  const intl = useIntl();
  const dates = useDates();
  const { name, slogan = name } = useSiteIdentity();
  const now = useEditionPhase(home?.match);
  const phase = now?.phase;
  const label = phase && intl.formatMessage({ id: `home.until.${phase}` });
  return (
    <section className={styles['hero']}>
      <p className={styles['badge']}>
        {phase && home && <HeroBadge match={home.match} phase={phase} />}
      </p>
      <p className={styles['slogan']} data-identity="slogan">
        {slogan}
      </p>
      {missing ? (
        <div className={styles['missing']}>{missing}</div>
      ) : (
        <>
          <p className={styles['until']}>{label}</p>
          <HeroCountdown until={now?.closes} label={label} />
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
