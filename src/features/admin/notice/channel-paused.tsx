import { Alert } from 'antd';
import { FormattedMessage } from 'react-intl';
import type { NoticeChannel, NoticePause } from '@/api/generated/model';
import { useDates } from '@/i18n/format/dates';

const MESSAGES = { mail: 'staffNotice.paused', sms: 'staffNotice.smsPaused' } as const;

/** Warns that the provider of a channel refuses the sender, and that its notices wait. */
export function ChannelPaused({ channel, pause }: { channel: NoticeChannel; pause: NoticePause }) {
  const dates = useDates();
  const { reason, since, until } = pause;
  const values = { reason, since: dates.moment(since), until: dates.moment(until) };
  return (
    <Alert
      type="warning"
      showIcon
      title={<FormattedMessage id={MESSAGES[channel]} values={values} />}
    />
  );
}
