import { FormattedMessage } from 'react-intl';
import type { MatchHome } from '@/api/generated/model';
import { HomeActivities } from './home-activities';
import { HomeNews } from './home-news';
import styles from './mobile-home.module.css';

/** What lies below the first screen of the mobile home. */
export default function MobileHomeRest({ home }: { home: MatchHome }) {
  return (
    <>
      <section className={styles['part']}>
        <h2>
          <FormattedMessage id="home.activities" />
        </h2>
        <HomeActivities activities={home.activities} />
      </section>
      <section className={styles['part']}>
        <h2>
          <FormattedMessage id="route.News" />
        </h2>
        <HomeNews news={home.news} />
      </section>
    </>
  );
}
