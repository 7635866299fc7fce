import { Button, Flex, Input, Select } from 'antd';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { City } from '@/api/generated/model';
import { useListCities } from '@/api/generated/reference/reference';
import { useDeleteCity } from '@/api/generated/staff-list/staff-list';
import { labelIn } from '@/domain/reference/labels';
import { languageOf } from '@/i18n/languages';
import { useComposedText } from '@/lib/composition';
import { containsWords } from '@/lib/contains-words';
import { EditAndDelete } from '@/ui/admin/edit-and-delete';
import { languageColumns } from '@/ui/admin/language-columns';
import { RecordTable, type RecordColumn } from '@/ui/admin/record-table';
import { StaffPage } from '@/ui/admin/staff-page';
import { useRowActions } from '@/ui/admin/use-row-actions';
import { FailedState } from '@/ui/feedback/result-state';
import { useOptionSearch } from '@/ui/form/use-option-search';
import { CityEditor } from './city-editor';

const PAGE = 20;

/** Provinces and cities for entries, in three languages. */
export function CitiesPage() {
  const intl = useIntl();
  const optionSearch = useOptionSearch();
  const actions = useRowActions(180);
  const [edited, setEdited] = useState<City | 'new'>();
  const [words, setWords] = useState('');
  const [province, setProvince] = useState<string>();
  const { data, error, isError, isFetching, refetch } = useListCities();
  const remove = useDeleteCity();
  const all = data ?? [];
  const nameOf = ({ name }: City) => labelIn(name, intl.locale);
  const sought = useComposedText(words);
  const found = all.filter(
    ({ code, name, parentCode }) =>
      (province === undefined || [code, parentCode].includes(province)) &&
      containsWords([code, name.CN, name.US, name.HK].join('\n'), sought),
  );
  const provinces = new Map(all.map((city) => [city.code, nameOf(city)]));
  const text = (id: 'staffSite.cityCode' | 'staffSite.province' | 'staff.actions') =>
    intl.formatMessage({ id });

  const columns: RecordColumn<City>[] = [
    ...languageColumns<City>(languageOf(intl.locale), ({ name }) => name),
    { title: text('staffSite.cityCode'), dataIndex: 'code', width: 140 },
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
          confirm="staff.deleteNamed.city"
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
      <Flex wrap gap={8} style={{ marginBlockEnd: 16 }}>
        <Input.Search
          allowClear
          value={words}
          onChange={(event) => setWords(event.target.value)}
          placeholder={intl.formatMessage({ id: 'staffSite.findCity' })}
          aria-label={intl.formatMessage({ id: 'staffSite.findCity' })}
          style={{ flex: '1 1 240px', maxInlineSize: 320 }}
        />
        <Select
          allowClear
          showSearch={optionSearch}
          value={province ?? null}
          onChange={(code?: string | null) => setProvince(code ?? undefined)}
          placeholder={text('staffSite.province')}
          aria-label={text('staffSite.province')}
          options={all
            .filter(({ parentCode }) => parentCode === undefined)
            .map((city) => ({ value: city.code, label: nameOf(city) }))}
          style={{ minInlineSize: 200 }}
        />
      </Flex>
      {isError && data === undefined ? (
        <FailedState error={error} onRetry={() => void refetch()} />
      ) : (
        <RecordTable
          rowKey="code"
          columns={columns}
          dataSource={found}
          loading={isFetching}
          narrowed={words !== '' || province !== undefined}
          scroll={{ x: 900 }}
          pagination={{ pageSize: PAGE, showSizeChanger: false, hideOnSinglePage: true }}
        />
      )}
      <CityEditor city={edited} all={all} onClose={() => setEdited(undefined)} />
    </StaffPage>
  );
}
