import { FormattedMessage } from 'react-intl';
import type { Activity } from '@/api/generated/model';
import { useDates } from '@/i18n/format/dates';
import styles from '@/ui/detail/detail-page.module.css';
import { DescriptionList } from '@/ui/detail/description-list';

/** Time, place, sign-up deadline and contact of an activity, with the time zone. */
export function ActivityDetails({ activity }: { activity: Activity }) {
  const dates = useDates();
  const { name, mobilePhone } = activity.contact;
  return (
    <>
      <DescriptionList
        className={styles['facts']}
        rows={[
          ['activity.time', dates.span(activity.start, activity.end)],
          ['activity.place', `${activity.city} · ${activity.address}`],
          ['activity.signUpUntil', dates.end(activity.signUpEnd)],
          [
            'activity.contact',
            <>
              {name} <a href={`tel:${mobilePhone}`}>{mobilePhone}</a>
            </>,
          ],
        ]}
      />
      <p>
        <FormattedMessage id="common.zone" />
      </p>
    </>
  );
}
