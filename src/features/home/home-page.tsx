import { Link } from '@tanstack/react-router';
import { useDeferredValue } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MatchHome } from '@/api/generated/model';
import { useGetMatchHome } from '@/api/generated/match/match';
import { FailedState } from '@/ui/result-state';
import { Section } from '@/ui/section';
import { CardSkeleton } from '@/ui/card-skeleton';
import { useBelowFold } from '@/ui/use-below-fold';
import { Editions } from './editions';
import { Figures } from './figures';
import { HomeActivities } from './home-activities';
import { HomeHero } from './home-hero';
import { HomeNews } from './home-news';
import { Partners } from './partners';
import { Stages } from './stages';

/** The home page: what the competition is, where it stands, and what a visitor can do next. */
export function HomePage() {
  const { data: current, isError, refetch } = useGetMatchHome();
  // An answer redraws the whole page: in slices, between which the page can be scrolled.
  const data = useDeferredValue(current);
  const belowFold = useBelowFold();
  return (
    <>
      <HomeHero home={data} />
      {data === undefined ? (
        <div className="frame">
          {isError ? <FailedState onRetry={() => void refetch()} /> : <CardSkeleton count={3} />}
        </div>
      ) : (
        <>
          <Stages stages={data.match.stages} />
          <Figures figures={data.match.figures} />
          {belowFold && <HomeSections home={data} />}
        </>
      )}
    </>
  );
}

function HomeSections({ home }: { home: MatchHome }) {
  return (
    <>
      <Section
        title={<FormattedMessage id="route.News" />}
        lead={<FormattedMessage id="home.newsLead" />}
        more={
          <Link to="/news">
            <FormattedMessage id="home.allNews" />
          </Link>
        }
      >
        <HomeNews news={home.news} />
      </Section>
      <Section
        band
        title={<FormattedMessage id="home.activities" />}
        lead={<FormattedMessage id="home.activitiesLead" />}
        more={
          <Link to="/activity">
            <FormattedMessage id="home.allActivities" />
          </Link>
        }
      >
        <HomeActivities activities={home.activities} />
      </Section>
      <Section
        title={<FormattedMessage id="home.editions" />}
        lead={<FormattedMessage id="home.editionsLead" />}
      >
        <Editions editions={home.editions} stories={home.stories} />
      </Section>
      <Section title={<FormattedMessage id="home.partners" />}>
        <Partners partners={home.partners} />
      </Section>
    </>
  );
}
