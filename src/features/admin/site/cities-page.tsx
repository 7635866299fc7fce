import { Button, Input, Popconfirm } from 'antd';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { City } from '@/api/generated/model';
import { useListCities } from '@/api/generated/reference/reference';
import { useDeleteCity } from '@/api/generated/staff-list/staff-list';
import { labelIn } from '@/domain/reference/labels';
import { RecordTable, type RecordColumn } from '@/ui/admin/record-table';
import { RowButton, RowButtons } from '@/ui/admin/row-button';
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
    { title: '简体中文', key: 'CN', render: (_, { name }) => name.CN },
    { title: 'English', key: 'US', render: (_, { name }) => name.US },
    { title: '繁體中文', key: 'HK', render: (_, { name }) => name.HK },
    {
      title: text('staffSite.province'),
      key: 'province',
      render: (_, { parentCode }) => parentCode && (provinces.get(parentCode) ?? parentCode),
    },
    {
      title: text('staff.actions'),
      ...actions,
      render: (_, city) => (
        <RowButtons>
          <RowButton onClick={() => setEdited(city)}>
            <FormattedMessage id="staff.edit" />
          </RowButton>
          <Popconfirm
            title={intl.formatMessage({ id: 'staffSite.deleteCity' }, { name: nameOf(city) })}
            okText={intl.formatMessage({ id: 'sysUser.remove' })}
            cancelText={intl.formatMessage({ id: 'staffMatch.notYet' })}
            onConfirm={() => remove.mutate({ code: city.code })}
          >
            <RowButton
              variant="danger"
              loading={remove.isPending && remove.variables.code === city.code}
            >
              <FormattedMessage id="sysUser.remove" />
            </RowButton>
          </Popconfirm>
        </RowButtons>
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
