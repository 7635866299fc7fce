import { useSearch } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { detailState, NO_TOAST_WHEN_GONE } from '@/api/failure';
import { DETAIL_SIZES, picturePlaceholder, pictureSource } from '@/api/file-url';
import { useGetActivity, countActivityView } from '@/api/generated/activity/activity';
import type { Activity } from '@/api/generated/model';
import type { CalendarEvent } from '@/lib/calendar-file';
import { idSearch } from '@/lib/search';
import { SiteLink } from '@/lib/page/site-link';
import { CalendarButton } from '@/ui/button/calendar-button';
import cards from '@/ui/card/card-list.module.css';
import details from '@/ui/detail/detail-page.module.css';
import { DetailSkeleton } from '@/ui/detail/detail-skeleton';
import { DetailPlaceholder } from '@/ui/detail/detail-placeholder';
import { LANGUAGES } from '@/i18n/languages';
import { LanguageNote } from '@/settings/language/language-note';
import { RichText } from '@/ui/rich-text/rich-text';
import richText from '@/ui/rich-text/rich-text.module.css';
import { ActivityDetails } from './activity-details';
import styles from './activity-page.module.css';
import { Seats } from '@/domain/activity/seats';
import { StateTag } from '@/domain/activity/state-tag';
import { SignUpAction } from './sign-up-action';
import { lazy, useState, useEffect } from 'react';
import { Collapsible } from '@/ui/detail/collapsible';
import { LazyBoundary } from '@/ui/page/lazy-boundary';

/** Ids of counted activities: each visit is counted once, whatever the number of renders. */
const counted = new Set<string>();

/** Counts a view of the activity; ignores failures. */
function useRecordView(activityId: string | undefined): void {
  useEffect(() => {
    if (activityId === undefined || counted.has(activityId)) return;
    counted.add(activityId);
    countActivityView({ activityId }, { suppressToast: true }).catch(() => undefined);
  }, [activityId]);
}

const ShareBody = lazy(() => import('./share-body'));

/** Collapsed sharing options, loaded when opened. */
function ShareActivity({ id, title }: { id: string; title: string }) {
  const [open, setOpen] = useState(false);
  return (
    <Collapsible title={<FormattedMessage id="activity.share" />} onToggle={setOpen}>
      {open && (
        <LazyBoundary>
          <ShareBody id={id} title={title} />
        </LazyBoundary>
      )}
    </Collapsible>
  );
}

/** Polling interval of the remaining seats, in milliseconds. */
const POLLING_INTERVAL = 15_000;

function calendarEvent({ id, title, start, end, city, address }: Activity): CalendarEvent {
  const place = `${city} ${address}`;
  return { uid: id, title, start, end, place, url: window.location.href };
}

/** Activity with its details, remaining seats, sign-up and sharing. */
export function ActivityPage() {
  const { id } = idSearch(useSearch({ strict: false }));
  const {
    data: activity,
    error,
    refetch,
  } = useGetActivity(id, {
    query: {
      enabled: id !== '',
      // Keeps the remaining seats up to date.
      refetchInterval: ({ state }) => (state.data === undefined ? false : POLLING_INTERVAL),
    },
    ...NO_TOAST_WHEN_GONE,
  });
  useRecordView(activity?.id);

  if (activity === undefined) {
    return (
      <DetailPlaceholder
        title="route.ActivityDetails"
        state={detailState(id, error)}
        error={error}
        onRetry={() => void refetch()}
        back={<BackToActivities />}
      >
        <DetailSkeleton
          title="title"
          picture={picturePlaceholder('coverFileId', DETAIL_SIZES)}
          text="description"
          textClass={richText['text']}
        >
          <p className={styles['meta']}>&nbsp;</p>
        </DetailSkeleton>
      </DetailPlaceholder>
    );
  }

  return (
    <div className={`frame ${details['page'] ?? ''} ${styles['page'] ?? ''}`}>
      <article>
        <BackToActivities />
        <LanguageNote language={activity.language} languages={activity.languages} />
        <h1 className={details['title']} tabIndex={-1} lang={LANGUAGES[activity.language]}>
          {activity.title}
        </h1>
        <p className={styles['meta']}>
          <span className={cards['tag']}>
            <FormattedMessage id={`activity.kind.${activity.kind}`} />
          </span>
          <StateTag state={activity.state} />
          <span>
            <FormattedMessage id="common.views" values={{ count: activity.browseNumber }} />
          </span>
        </p>
        {activity.coverFileId !== undefined && (
          <img
            className={details['cover']}
            {...pictureSource(activity.coverFileId, DETAIL_SIZES)}
            alt=""
            width="800"
            height="450"
          />
        )}
        <div lang={LANGUAGES[activity.language]}>
          <RichText html={activity.description} />
        </div>
      </article>
      <aside className={details['panel']}>
        <ActivityDetails activity={activity} />
        <Seats activity={activity} />
        <SignUpAction
          key={activity.id}
          activity={activity}
          also={
            <>
              <CalendarButton event={calendarEvent(activity)} />
              <ShareActivity id={activity.id} title={activity.title} />
            </>
          }
        />
      </aside>
    </div>
  );
}

function BackToActivities() {
  return (
    <SiteLink to="/activity">
      <FormattedMessage id="activity.back" />
    </SiteLink>
  );
}
