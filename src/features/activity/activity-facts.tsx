import { FormattedMessage } from 'react-intl';
import type { Activity } from '@/api/generated/model';
import { useDates } from '@/i18n/dates';
import styles from '@/ui/detail-page.module.css';

/** When, where and for how long one may sign up; times name their zone. */
export function ActivityFacts({ activity }: { activity: Activity }) {
  const dates = useDates();
  const facts = [
    ['activity.time', dates.span(activity.start, activity.end)],
    ['activity.place', `${activity.city} · ${activity.address}`],
    ['activity.signUpUntil', dates.moment(activity.signUpEnd)],
    ['activity.contact', `${activity.contact.name} ${activity.contact.mobilePhone}`],
  ] as const;
  return (
    <dl className={styles['facts']}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>
            <FormattedMessage id={label} />
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div>
        <dt className="visually-hidden">
          <FormattedMessage id="common.zoneLabel" />
        </dt>
        <dd>
          <FormattedMessage id="common.zone" />
        </dd>
      </div>
    </dl>
  );
}
