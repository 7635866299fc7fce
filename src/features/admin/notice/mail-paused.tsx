import { Alert } from 'antd';
import { FormattedMessage } from 'react-intl';
import type { NoticePause } from '@/api/generated/model';
import { useDates } from '@/i18n/format/dates';

/** Warns that the mail server refuses the sender, and that every notice waits. */
export function MailPaused({ since, until, reason }: NoticePause) {
  const dates = useDates();
  const values = { reason, since: dates.moment(since), until: dates.moment(until) };
  return (
    <Alert
      type="warning"
      showIcon
      title={<FormattedMessage id="staffNotice.paused" values={values} />}
    />
  );
}
