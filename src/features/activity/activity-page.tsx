import { Link, useSearch } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { fileUrl } from '@/api/file-url';
import { useGetActivity } from '@/api/generated/activity/activity';
import type { Activity } from '@/api/generated/model';
import type { CalendarEvent } from '@/lib/calendar-file';
import { CalendarButton } from '@/ui/calendar-button';
import { CardSkeleton } from '@/ui/card-skeleton';
import { FailedState } from '@/ui/result-state';
import { RichText } from '@/ui/rich-text/rich-text';
import { ActivityFacts } from './activity-facts';
import styles from './activity-page.module.css';
import { Seats } from '@/ui/seats';
import { ShareActivity } from './share-activity';
import { SignUpAction } from './sign-up-action';
import { useCountedView } from './use-counted-view';

/** Milliseconds after which the seats are asked for again, while the page is in sight. */
const LOOK_AGAIN = 15_000;

/** The activity as a visitor's calendar shows it. */
function calendarEvent({ id, title, start, end, city, address }: Activity): CalendarEvent {
  const place = `${city} ${address}`;
  return { ...{ uid: id, title, start, end, place }, url: window.location.href };
}

/** One activity: what it is, where and when, seats left, sign-up and cancel. */
export function ActivityPage() {
  const { id = '' } = useSearch({ strict: false });
  const {
    data: activity,
    isError,
    refetch,
  } = useGetActivity(id, {
    // Seats go while one looks.
    query: { refetchInterval: LOOK_AGAIN },
  });
  useCountedView(activity?.id);

  if (activity === undefined) {
    return (
      <div className="frame">
        <h1 className="visually-hidden" tabIndex={-1}>
          <FormattedMessage id="route.ActivityDetails" />
        </h1>
        {isError ? <FailedState onRetry={() => void refetch()} /> : <CardSkeleton count={3} />}
      </div>
    );
  }

  return (
    <div className={`frame ${styles['page'] ?? ''}`}>
      <article>
        <Link to="/activity">
          <FormattedMessage id="activity.back" />
        </Link>
        <h1 className={styles['title']} tabIndex={-1}>
          {activity.title}
        </h1>
        <p className={styles['meta']}>
          <span>
            <FormattedMessage id={`activity.kind.${activity.kind}`} />
          </span>
          <span>
            <FormattedMessage id={`activity.state.${activity.state}`} />
          </span>
          <span>
            <FormattedMessage id="common.views" values={{ count: activity.browseNumber }} />
          </span>
        </p>
        {activity.coverFileId !== undefined && (
          <img
            className={styles['cover']}
            src={fileUrl(activity.coverFileId)}
            alt=""
            width="800"
            height="450"
          />
        )}
        <RichText html={activity.description} />
      </article>
      <aside className={styles['panel']}>
        <ActivityFacts activity={activity} />
        <Seats signedUp={activity.signedUp} capacity={activity.capacity} />
        <SignUpAction activity={activity} />
        <CalendarButton event={calendarEvent(activity)} />
        <ShareActivity id={activity.id} title={activity.title} />
      </aside>
    </div>
  );
}
