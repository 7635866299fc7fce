import { Alert } from 'antd';
import { useIntl } from 'react-intl';
import type { RecordVersion } from '@/api/generated/model';
import { useDates } from '@/i18n/format/dates';

/** Says that a form holds a former version, which isn't the current one before it is saved. */
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
