import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { isGone, QUIET_WHEN_GONE } from '@/api/failure';
import { useGetMatchHome } from '@/api/generated/match/match';
import { CardSkeleton } from '@/ui/card/card-skeleton';
import { MissingEdition } from '@/domain/edition/missing-edition';
import { LanguageNote } from '@/settings/language/language-note';
import { WhenInView } from '@/ui/page/when-in-view';
import { MobileHero } from './mobile-hero';
import { MobileLinks } from './mobile-links';
import styles from './mobile-home.module.css';
import { Stages } from './stages';

/** What lies below the first screen comes when a visitor comes near. */
const MobileHomeRest = lazy(() => import('./mobile-home-rest'));

/** The mobile site's home: phase and countdown first, then what one may do next. */
export function MobileHomePage() {
  const intl = useIntl();
  const { data, error, refetch } = useGetMatchHome(QUIET_WHEN_GONE);
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
