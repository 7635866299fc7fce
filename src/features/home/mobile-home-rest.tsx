import { lazy, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MatchHome } from '@/api/generated/model';
import { HomeActivities } from './home-activities';
import { HomeNews } from './home-news';
import styles from './mobile-home.module.css';
import { MoreLink } from './more-link';
import { WhenInView } from '@/ui/when-in-view';

const MobileHomeEntries = lazy(() => import('./mobile-home-entries'));

/** What lies below the first screen of the mobile home. */
export default function MobileHomeRest({ home }: { home: MatchHome }) {
  return (
    <>
      <section className={styles['part']}>
        <div className={styles['partHead']}>
          <h2>
            <FormattedMessage id="home.activities" />
          </h2>
          <MoreLink href="#/h5/activity" text="home.allActivities" />
        </div>
        <HomeActivities activities={home.activities} />
      </section>
      <WhenInView className={styles['entries']}>
        <Suspense fallback={<div className={styles['entries']} />}>
          <MobileHomeEntries edition={home.match.id} />
        </Suspense>
      </WhenInView>
      <section className={styles['part']}>
        <div className={styles['partHead']}>
          <h2>
            <FormattedMessage id="route.News" />
          </h2>
          <MoreLink href="#/h5/news" text="home.allNews" />
        </div>
        <HomeNews news={home.news} />
      </section>
    </>
  );
}
