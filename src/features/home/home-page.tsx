import { lazy, Suspense, useDeferredValue } from 'react';
import type { MatchHome } from '@/api/generated/model';
import { isGone, NO_TOAST_WHEN_GONE } from '@/api/failure';
import { useGetMatchHome } from '@/api/generated/match/match';
import { CardSkeleton } from '@/ui/card/card-skeleton';
import { MissingEdition } from '@/domain/edition/missing-edition';
import { LanguageNote } from '@/settings/language/language-note';
import { WhenInView } from '@/ui/page/when-in-view';
import { Figures } from './figures';
import { HomeHero } from './hero';
import { Stages } from './stages';
import styles from './home-page.module.css';

/** Content below the fold; loaded near the viewport or when idle. */
const HomeRest = lazy(() => import('./home-rest'));

export function HomePage() {
  const { data: current, error, refetch } = useGetMatchHome(NO_TOAST_WHEN_GONE);
  // Renders the response as a deferred update, which doesn't block scrolling.
  const data = useDeferredValue(current);
  return (
    <>
      <HomeHero home={data} gone={data === undefined && isGone(error)} pending={error === null} />
      {data === undefined ? (
        <div className={`frame ${styles['wait'] ?? ''}`}>
          {error ? (
            <MissingEdition gone={isGone(error)} error={error} onRetry={() => void refetch()} />
          ) : (
            <CardSkeleton count={3} />
          )}
        </div>
      ) : (
        <HomeSections home={data} />
      )}
    </>
  );
}

function HomeSections({ home }: { home: MatchHome }) {
  const { stages, language, languages } = home.match;
  return (
    <>
      <Stages stages={stages} language={language} />
      <div className={`frame ${styles['note'] ?? ''}`}>
        <LanguageNote language={language} languages={languages} />
      </div>
      <Figures match={home.match} />
      <WhenInView className={styles['rest']} orIdle>
        <Suspense fallback={<div className={styles['rest']} />}>
          <HomeRest home={home} />
        </Suspense>
      </WhenInView>
    </>
  );
}
