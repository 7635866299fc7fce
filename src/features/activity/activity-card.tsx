import { FormattedMessage } from 'react-intl';
import { pictureSource } from '@/api/file-url';
import type { ActivitySummary } from '@/api/generated/model';
import { useDates } from '@/i18n/format/dates';
import { LANGUAGES } from '@/i18n/languages';
import { ChineseOnly } from '@/ui/page/chinese-only';
import { CardCover } from '@/ui/card/card-cover';
import cards from '@/ui/card/card-list.module.css';
import { DateBlock } from '@/domain/activity/date-block';
import styles from './activity-card.module.css';
import { Seats } from '@/domain/activity/seats';
import { StateTag } from '@/domain/activity/state-tag';
import { SiteLink } from '@/lib/page/site-link';

export function ActivityCard({ activity }: { activity: ActivitySummary }) {
  const dates = useDates();
  return (
    <li className={cards['card']}>
      <CardCover
        picture={
          activity.coverFileId === undefined ? undefined : pictureSource(activity.coverFileId)
        }
      />
      <div className={cards['body']}>
        <div className={styles['date']}>
          <DateBlock time={activity.start} />
        </div>
        <p className={cards['meta']}>
          <span className={cards['tag']}>
            <FormattedMessage id={`activity.kind.${activity.kind}`} />
          </span>
          <StateTag state={activity.state} />
          <ChineseOnly language={activity.language} />
        </p>
        <h2 className={cards['title']} lang={LANGUAGES[activity.language]}>
          <SiteLink to="/activity/details" search={{ id: activity.id }}>
            {activity.title}
          </SiteLink>
        </h2>
        <p className={cards['meta']}>
          <span lang={LANGUAGES[activity.language]}>{activity.city}</span>
          <span>{dates.span(activity.start, activity.end)}</span>
        </p>
        <div className={styles['foot']}>
          <Seats activity={activity} />
        </div>
      </div>
    </li>
  );
}
