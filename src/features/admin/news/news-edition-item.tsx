import { Form, Select } from 'antd';
import { useIntl } from 'react-intl';
import { useListStaffMatches } from '@/api/generated/staff-match/staff-match';
import { useTextIn } from '@/i18n/use-text-in';

/** Which edition a news item is about; the page of that edition shows it. */
export function NewsEditionItem() {
  const intl = useIntl();
  const textIn = useTextIn();
  const editions = useListStaffMatches().data ?? [];
  return (
    <Form.Item name="matchInfoId" label={intl.formatMessage({ id: 'staff.newsEdition' })}>
      <Select
        allowClear
        placeholder={intl.formatMessage({ id: 'staff.newsEdition.none' })}
        options={editions.map(({ id, name }) => ({ value: id, label: textIn(name) }))}
      />
    </Form.Item>
  );
}
