import { useDeferredValue } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MatchHome } from '@/api/generated/model';
import { useGetMatchHome } from '@/api/generated/match/match';
import { CardSkeleton } from '@/ui/card-skeleton';
import { FailedState } from '@/ui/result-state';
import { Section } from '@/ui/section';
import { useBelowFold } from '@/ui/use-below-fold';
import { Editions } from './editions';
import { ExpressTicker } from './express-ticker';
import { Figures } from './figures';
import { HomeActivities } from './home-activities';
import { HomeHero } from './home-hero';
import { HomeNews } from './home-news';
import { HomePrizes } from './home-prizes';
import { HomeStories } from './home-stories';
import { MoreLink } from './more-link';
import { Partners } from './partners';
import { Stages } from './stages';
import styles from './home-page.module.css';

/** The home page: what the competition is, where it stands, and what a visitor can do next. */
export function HomePage() {
  const { data: current, isError, refetch } = useGetMatchHome();
  // An answer redraws the whole page: in slices, between which the page can be scrolled.
  const data = useDeferredValue(current);
  return (
    <>
      <HomeHero home={data} />
      {data === undefined ? (
        <div className={`frame ${styles['wait'] ?? ''}`}>
          {isError ? <FailedState onRetry={() => void refetch()} /> : <CardSkeleton count={3} />}
        </div>
      ) : (
        <HomeSections home={data} />
      )}
    </>
  );
}

function HomeSections({ home }: { home: MatchHome }) {
  const belowFold = useBelowFold();
  return (
    <>
      <Stages stages={home.match.stages} />
      <Figures figures={home.match.figures} />
      {belowFold && <HomeRest home={home} />}
    </>
  );
}

function HomeRest({ home }: { home: MatchHome }) {
  return (
    <>
      <Section
        title={<FormattedMessage id="home.prizes" />}
        lead={<FormattedMessage id="home.prizesLead" />}
        more={<MoreLink href="#/guide" text="home.allPrizes" />}
      >
        <HomePrizes prizes={home.match.prizes} highlights={home.highlights} />
      </Section>
      <Section
        title={<FormattedMessage id="route.News" />}
        lead={<FormattedMessage id="home.newsLead" />}
        more={<MoreLink href="#/news" text="home.allNews" />}
      >
        <ExpressTicker items={home.express} />
        <HomeNews news={home.news} />
      </Section>
      <Section
        band
        title={<FormattedMessage id="home.activities" />}
        lead={<FormattedMessage id="home.activitiesLead" />}
        more={<MoreLink href="#/activity" text="home.allActivities" />}
      >
        <HomeActivities activities={home.activities} />
      </Section>
      <div className={styles['pair']}>
        <Section
          title={<FormattedMessage id="home.editions" />}
          lead={<FormattedMessage id="home.editionsLead" />}
          more={<MoreLink href="#/history" text="home.allEditions" />}
        >
          <Editions editions={home.editions} />
        </Section>
        <Section
          title={<FormattedMessage id="home.stories" />}
          lead={<FormattedMessage id="home.storiesLead" />}
          more={<MoreLink href="#/domain" text="home.allStories" />}
        >
          <HomeStories stories={home.stories} />
        </Section>
      </div>
      <Section title={<FormattedMessage id="home.partners" />}>
        <Partners partners={home.partners} />
      </Section>
    </>
  );
}
