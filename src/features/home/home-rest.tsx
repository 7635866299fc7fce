import { lazy, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MatchHome } from '@/api/generated/model';
import { LANGUAGES } from '@/i18n/languages';
import { MoreLink, Section } from './section';
import { WhenInView } from '@/ui/page/when-in-view';
import { haveGrown } from './edition-trend';
import { Editions } from './editions';
import { ExpressTicker } from './express-ticker';
import { HomeActivities } from './home-activities';
import { HomeNews } from './home-news';
import { HomePrizes } from './home-prizes';
import { HomeStories } from './home-stories';
import { HomeWinners } from './home-winners';
import { Partners } from './partners';
import styles from './home-page.module.css';
import tracks from './home-tracks.module.css';

const HomeTracks = lazy(() => import('./home-tracks'));

/** Home page content below the fold. */
export default function HomeRest({ home }: { home: MatchHome }) {
  return (
    <>
      <Section
        band
        shown={home.winners !== undefined}
        title={<FormattedMessage id="history.winners" />}
        lead={<span lang={LANGUAGES[home.match.language]}>{home.match.name}</span>}
        more={<MoreLink href={`#/winners?id=${home.match.id}`} text="home.allWinners" />}
      >
        <HomeWinners winners={home.winners ?? []} />
      </Section>
      <Section
        title={<FormattedMessage id="home.tracks" />}
        lead={<FormattedMessage id="home.tracksLead" />}
        more={<MoreLink href="#/guide" text="home.allPrizes" />}
      >
        <WhenInView className={tracks['place']}>
          <Suspense>
            <HomeTracks />
          </Suspense>
        </WhenInView>
      </Section>
      <Section
        band
        shown={home.match.prizes.length > 0 || home.highlights.length > 0}
        title={<FormattedMessage id="home.prizes" />}
        lead={<FormattedMessage id="home.prizesLead" />}
      >
        <HomePrizes match={home.match} highlights={home.highlights} />
      </Section>
      <Section
        shown={home.news.length > 0 || home.express.length > 0}
        title={<FormattedMessage id="route.News" />}
        lead={<FormattedMessage id="home.newsLead" />}
        more={<MoreLink href="#/news" text="home.allNews" />}
      >
        <ExpressTicker items={home.express} />
        <HomeNews news={home.news} />
      </Section>
      <Section
        band
        shown={home.activities.length > 0}
        title={<FormattedMessage id="home.activities" />}
        lead={<FormattedMessage id="home.activitiesLead" />}
        more={<MoreLink href="#/activity" text="home.allActivities" />}
      >
        <HomeActivities activities={home.activities} />
      </Section>
      <div className={styles['pair']}>
        <Section
          shown={home.editions.length > 0}
          title={<FormattedMessage id="home.editions" />}
          lead={
            <FormattedMessage
              id={haveGrown(home.editions) ? 'home.editionsGrow' : 'home.editionsLead'}
            />
          }
          more={<MoreLink href="#/history" text="home.allEditions" />}
        >
          <Editions editions={home.editions} />
        </Section>
        <Section
          shown={home.stories.length > 0}
          title={<FormattedMessage id="home.stories" />}
          lead={<FormattedMessage id="home.storiesLead" />}
          more={<MoreLink href="#/domain" text="home.allStories" />}
        >
          <HomeStories stories={home.stories} />
        </Section>
      </div>
      <Section shown={home.partners.length > 0} title={<FormattedMessage id="home.partners" />}>
        <Partners partners={home.partners} />
      </Section>
    </>
  );
}
