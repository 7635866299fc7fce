import { lazy, Suspense } from 'react';
import type { MatchHome } from '@/api/generated/model';
import { WhenInView } from '@/ui/page/when-in-view';
import { HomeActivities } from './home-activities';
import { HomeNews } from './home-news';
import styles from './mobile-home.module.css';
import { MobileSection } from './mobile-part';

const MobileHomeEntries = lazy(() => import('./mobile-home-entries'));

/** What lies below the first screen of the mobile home. */
export default function MobileHomeRest({ home }: { home: MatchHome }) {
  return (
    <>
      {home.activities.length > 0 && (
        <MobileSection title="home.activities" href="#/h5/activity" more="home.allActivities">
          <HomeActivities activities={home.activities} />
        </MobileSection>
      )}
      <WhenInView className={styles['entries']}>
        <Suspense>
          <MobileHomeEntries edition={home.match.id} />
        </Suspense>
      </WhenInView>
      {home.news.length > 0 && (
        <MobileSection title="route.News" href="#/h5/news" more="home.allNews">
          <HomeNews news={home.news} />
        </MobileSection>
      )}
    </>
  );
}
