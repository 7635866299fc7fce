import { Alert } from 'antd';
import { useIntl } from 'react-intl';
import type { RecordVersion } from '@/api/generated/model';
import { useDates } from '@/i18n/format/dates';

/** Shows that a form contains an earlier version, which becomes current when saved. */
export function LoadedVersion({ version }: { version: RecordVersion }) {
  const intl = useIntl();
  const dates = useDates();
  return (
    <Alert
      type="info"
      role="status"
      style={{ marginBlockEnd: 16 }}
      title={intl.formatMessage({ id: 'staff.record.loaded' }, { at: dates.moment(version.at) })}
    />
  );
}
