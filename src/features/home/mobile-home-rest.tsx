import { lazy, Suspense, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { pictureSource, SMALL_CARD_SIZES } from '@/api/file-url';
import { useListProjects } from '@/api/generated/project/project';
import { SiteLink } from '@/lib/page/site-link';
import { CardCover } from '@/ui/card/card-cover';
import cards from '@/ui/card/card-list.module.css';
import { UnreadableRecords, isEmptyPage } from '@/ui/list/unreadable-records';
import { EmptyState, FailedState } from '@/ui/feedback/result-state';
import { LANGUAGES } from '@/i18n/languages';
import type { MessageId } from '@/i18n/message-ids';
import type { MatchHome } from '@/api/generated/model';
import { ChineseOnly } from '@/ui/page/chinese-only';
import { WhenInView } from '@/ui/page/when-in-view';
import { SiteContacts } from './site-contacts';
import { Figures } from './figures';
import { HomeActivities } from './home-activities';
import { HomeNews } from './home-news';
import { HomePrizes } from './home-prizes';
import { HomeStories } from './home-stories';
import { HomeWinners } from './home-winners';
import tracks from './home-tracks.module.css';
import styles from './mobile-home.module.css';
import { MoreLink } from './section';

const HomeTracks = lazy(() => import('./home-tracks'));

interface SectionProps {
  title: MessageId;
  /** Link to the full list. */
  href?: string;
  more?: MessageId;
  children: ReactNode;
}

/** Section of the mobile home page with an excerpt of a list and a link to the full list. */
function MobileSection({ title, href, more, children }: SectionProps) {
  return (
    <section className={styles['part']}>
      <div className={styles['partHead']}>
        <h2>
          <FormattedMessage id={title} />
        </h2>
        {href !== undefined && more !== undefined && <MoreLink href={href} text={more} />}
      </div>
      {children}
    </section>
  );
}

const SHOWN = 3;

function MobileHomeEntries({ edition }: { edition: string }) {
  const { data, error, isError, refetch } = useListProjects({
    matchInfoId: edition,
    current: 1,
    pageSize: SHOWN,
  });
  return (
    <MobileSection title="route.Entries" href="#/h5/entries" more="home.allEntries">
      {isError && data === undefined && (
        <FailedState error={error} onRetry={() => void refetch()} />
      )}
      <UnreadableRecords page={data} />
      {isEmptyPage(data) && <EmptyState title={<FormattedMessage id="mobile.noEntries" />} />}
      <ul role="list" className={cards['grid']}>
        {data?.records.map((entry) => (
          <li key={entry.id} className={`${cards['card'] ?? ''} ${cards['compact'] ?? ''}`}>
            <CardCover
              picture={
                entry.logoFileId === undefined
                  ? undefined
                  : pictureSource(entry.logoFileId, SMALL_CARD_SIZES)
              }
            />
            <div className={cards['body']}>
              <h3 className={cards['title']} lang={entry.language && LANGUAGES[entry.language]}>
                <SiteLink to="/entries-detail" search={{ id: entry.id }}>
                  {entry.name}
                </SiteLink>{' '}
                {entry.language && <ChineseOnly language={entry.language} />}
              </h3>
              <p className={cards['summary']} lang={entry.language && LANGUAGES[entry.language]}>
                {entry.summary}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </MobileSection>
  );
}

/** Mobile home page content below the fold. */
export default function MobileHomeRest({ home }: { home: MatchHome }) {
  return (
    <>
      {home.winners !== undefined && (
        <MobileSection
          title="history.winners"
          href={`#/h5/winners?id=${home.match.id}`}
          more="home.allWinners"
        >
          <HomeWinners winners={home.winners} />
        </MobileSection>
      )}
      <Figures match={home.match} />
      {home.match.prizes.length > 0 && (
        <MobileSection title="home.prizes" href="#/h5/guide" more="home.allPrizes">
          <HomePrizes match={home.match} highlights={home.highlights} />
        </MobileSection>
      )}
      <MobileSection title="home.tracks">
        <WhenInView className={tracks['place']}>
          <Suspense>
            <HomeTracks />
          </Suspense>
        </WhenInView>
      </MobileSection>
      {home.activities.length > 0 && (
        <MobileSection title="home.activities" href="#/h5/activity" more="home.allActivities">
          <HomeActivities activities={home.activities} />
        </MobileSection>
      )}
      <WhenInView className={styles['entries']}>
        <MobileHomeEntries edition={home.match.id} />
      </WhenInView>
      {home.news.length > 0 && (
        <MobileSection title="route.News" href="#/h5/news" more="home.allNews">
          <HomeNews news={home.news} />
        </MobileSection>
      )}
      {home.stories.length > 0 && (
        <MobileSection title="home.stories" href="#/h5/domain" more="home.allStories">
          <HomeStories stories={home.stories} />
        </MobileSection>
      )}
      <MobileSection
        title="mobile.contact"
        href="#/h5/guide#guide-questions"
        more="guide.questions"
      >
        <SiteContacts />
      </MobileSection>
    </>
  );
}
