import { Alert } from 'antd';
import { FormattedMessage } from 'react-intl';
import type { NoticeChannel, NoticePause } from '@/api/generated/model';
import { useListNotices } from '@/api/generated/staff/staff';
import { useDates } from '@/i18n/format/dates';
import { usePermission } from '@/session/use-permission';
import styles from './dashboard.module.css';

const MESSAGES = { mail: 'staff.mailFails', sms: 'staff.smsFails' } as const;

function Warning({ channel, pause }: { channel: NoticeChannel; pause: NoticePause }) {
  const dates = useDates();
  const values = { since: dates.moment(pause.since), reason: pause.reason };
  return (
    <Alert
      className={styles['warning'] ?? ''}
      type="warning"
      showIcon
      title={<FormattedMessage id={MESSAGES[channel]} values={values} />}
      action={
        <a href="#/a/site/notices">
          <FormattedMessage id="route.StaffNotices" />
        </a>
      }
    />
  );
}

/** Warns staff who manage notices that no mail or no SMS has been sent for some time. */
export function DeliveryWarnings() {
  const { can } = usePermission();
  const enabled = can(['config:write']);
  const { data } = useListNotices({ current: 1, size: 1 }, { query: { enabled } });
  return (
    <>
      {data?.paused && <Warning channel="mail" pause={data.paused} />}
      {data?.smsPaused && <Warning channel="sms" pause={data.smsPaused} />}
    </>
  );
}
