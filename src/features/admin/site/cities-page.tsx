import { Button, Input } from 'antd';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { City } from '@/api/generated/model';
import { useListCities } from '@/api/generated/reference/reference';
import { useDeleteCity } from '@/api/generated/staff-list/staff-list';
import { labelIn } from '@/domain/reference/labels';
import { LANGUAGE_NAMES } from '@/i18n/languages';
import { EditAndDelete } from '@/ui/admin/edit-and-delete';
import { RecordTable, type RecordColumn } from '@/ui/admin/record-table';
import { StaffPage } from '@/ui/admin/staff-page';
import { useRowActions } from '@/ui/admin/use-row-actions';
import { FailedState } from '@/ui/feedback/result-state';
import { CityEditor } from './city-editor';

const PAGE = 20;

/** The provinces and cities that entries choose from, in three languages. */
export function CitiesPage() {
  const intl = useIntl();
  const actions = useRowActions(180);
  const [edited, setEdited] = useState<City | 'new'>();
  const [words, setWords] = useState('');
  const { data, error, isError, isFetching, refetch } = useListCities();
  const remove = useDeleteCity();
  const all = data ?? [];
  const nameOf = ({ name }: City) => labelIn(name, intl.locale);
  const sought = words.trim().toLowerCase();
  const found = all.filter(({ code, name }) =>
    [code, name.CN, name.US, name.HK].some((text) => text.toLowerCase().includes(sought)),
  );
  const provinces = new Map(all.map((city) => [city.code, nameOf(city)]));
  const text = (id: 'staffSite.cityCode' | 'staffSite.province' | 'staff.actions') =>
    intl.formatMessage({ id });

  const columns: RecordColumn<City>[] = [
    { title: text('staffSite.cityCode'), dataIndex: 'code', width: 140 },
    { title: LANGUAGE_NAMES.CN, key: 'CN', render: (_, { name }) => name.CN },
    { title: LANGUAGE_NAMES.US, key: 'US', render: (_, { name }) => name.US },
    { title: LANGUAGE_NAMES.HK, key: 'HK', render: (_, { name }) => name.HK },
    {
      title: text('staffSite.province'),
      key: 'province',
      render: (_, { parentCode }) => parentCode && (provinces.get(parentCode) ?? parentCode),
    },
    {
      title: text('staff.actions'),
      ...actions,
      render: (_, city) => (
        <EditAndDelete
          question={intl.formatMessage({ id: 'staffSite.deleteCity' }, { name: nameOf(city) })}
          deleting={remove.isPending && remove.variables.code === city.code}
          onEdit={() => setEdited(city)}
          onDelete={() => remove.mutate({ code: city.code })}
        />
      ),
    },
  ];

  return (
    <StaffPage
      title={<FormattedMessage id="route.StaffCities" />}
      lead={<FormattedMessage id="staffSite.citiesLead" />}
      actions={
        <Button type="primary" disabled={data === undefined} onClick={() => setEdited('new')}>
          <FormattedMessage id="staffSite.addCity" />
        </Button>
      }
    >
      <Input.Search
        allowClear
        value={words}
        onChange={(event) => setWords(event.target.value)}
        placeholder={intl.formatMessage({ id: 'staffSite.findCity' })}
        aria-label={intl.formatMessage({ id: 'staffSite.findCity' })}
        style={{ maxInlineSize: 320, marginBlockEnd: 16 }}
      />
      {isError && data === undefined ? (
        <FailedState error={error} onRetry={() => void refetch()} />
      ) : (
        <RecordTable
          rowKey="code"
          columns={columns}
          dataSource={found}
          loading={isFetching}
          scroll={{ x: 900 }}
          pagination={{ pageSize: PAGE, showSizeChanger: false, hideOnSinglePage: true }}
        />
      )}
      <CityEditor city={edited} all={all} onClose={() => setEdited(undefined)} />
    </StaffPage>
  );
}
