import { FormattedMessage } from 'react-intl';
import { pictureSource } from '@/api/file-url';
import type { ActivitySummary } from '@/api/generated/model';
import { useDates } from '@/i18n/format/dates';
import { LANGUAGES } from '@/i18n/languages';
import { ChineseOnly } from '@/ui/page/chinese-only';
import { CardCover } from '@/ui/card/card-cover';
import cards from '@/ui/card/card-list.module.css';
import { DateBlock } from '@/domain/activity/date-block';
import { Seats } from '@/domain/activity/seats';
import { StateTag } from '@/domain/activity/state-tag';
import { SiteLink } from '@/lib/page/site-link';
import styles from './home-activities.module.css';

/** Up to three activities with date, state and remaining seats. */
export function HomeActivities({ activities }: { activities: readonly ActivitySummary[] }) {
  const dates = useDates();
  return (
    <ul role="list" className={cards['grid']}>
      {activities.slice(0, 3).map((activity) => (
        <li key={activity.id} className={cards['card']}>
          <CardCover
            picture={
              activity.coverFileId === undefined ? undefined : pictureSource(activity.coverFileId)
            }
          />
          <div className={cards['body']}>
            <div className={styles['date']}>
              <DateBlock time={activity.start} />
            </div>
            <h3 className={cards['title']} lang={LANGUAGES[activity.language]}>
              <SiteLink to="/activity/details" search={{ id: activity.id }}>
                {activity.title}
              </SiteLink>
            </h3>
            <p className={cards['meta']}>
              <span className={cards['tag']}>
                <FormattedMessage id={`activity.kind.${activity.kind}`} />
              </span>
              <StateTag state={activity.state} />
              <ChineseOnly language={activity.language} />
              <span lang={LANGUAGES[activity.language]}>{activity.city}</span>
              <span>{dates.span(activity.start, activity.end)}</span>
            </p>
            <Seats activity={activity} />
          </div>
        </li>
      ))}
    </ul>
  );
}
