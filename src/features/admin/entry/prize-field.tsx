import { Form, Select } from 'antd';
import { useIntl } from 'react-intl';
import { useListStaffMatches } from '@/api/generated/staff-match/staff-match';
import { useTextIn } from '@/i18n/use-text-in';
import { useOptionSearch } from '@/ui/form/use-option-search';

export function PrizeField({ matchInfoId }: { matchInfoId: string }) {
  const intl = useIntl();
  const optionSearch = useOptionSearch();
  const textIn = useTextIn();
  const { data: editions, isPending } = useListStaffMatches();
  const prizes = editions?.find(({ id }) => id === matchInfoId)?.prizes ?? [];
  return (
    <Form.Item
      name="prizeId"
      label={intl.formatMessage({ id: 'staff.award' })}
      rules={[{ required: true, message: intl.formatMessage({ id: 'staff.awardNeeded' }) }]}
    >
      {/* Opens upwards; below the field, the list would cover the save button. */}
      <Select
        showSearch={optionSearch}
        placement="topLeft"
        loading={isPending}
        options={prizes.map(({ id, name }) => ({ value: id, label: textIn(name) }))}
        notFoundContent={intl.formatMessage({ id: 'staff.noPrizes' })}
      />
    </Form.Item>
  );
}
