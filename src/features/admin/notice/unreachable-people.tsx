import { Input, Select } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';
import type { NoticeConcern, UnreachablePerson } from '@/api/generated/model';
import { useListUnreachable } from '@/api/generated/staff/staff';
import { exportFilters } from '@/domain/staff-list/export-filters';
import { ExportMenu } from '@/domain/staff-list/export-menu';
import { useDates } from '@/i18n/format/dates';
import { RecordTable, type RecordColumn } from '@/ui/admin/record-table';
import { StaffPage } from '@/ui/admin/staff-page';
import { tablePaging } from '@/ui/admin/table-paging';
import { FailedState } from '@/ui/feedback/result-state';
import { NOTICE_CONCERNS, unreachableQuery, type NoticeTable } from './notice-search';
import { NoticeViews } from './notice-views';

/** People that no notice reaches, whom staff must contact by other means. */
export function UnreachablePeople({ search, narrow, toPage }: NoticeTable) {
  const intl = useIntl();
  const dates = useDates();
  const query = unreachableQuery(search);
  const { data, error, isError, isFetching, refetch } = useListUnreachable(query, {
    query: { placeholderData: (previous) => previous },
  });
  const { keywords, concern } = search;
  const find = intl.formatMessage({ id: 'staffNotice.searchPeople' });
  const allConcerns = intl.formatMessage({ id: 'staffNotice.allConcerns' });
  const concernName = (one: NoticeConcern) =>
    intl.formatMessage({ id: `staffNotice.concern.${one}` });

  const columns: RecordColumn<UnreachablePerson>[] = [
    {
      title: intl.formatMessage({ id: 'staffNotice.person' }),
      key: 'name',
      render: (_, { name }) => name || <FormattedMessage id="staffNotice.noName" />,
    },
    { title: intl.formatMessage({ id: 'staff.mobile' }), dataIndex: 'mobile', width: 160 },
    { title: intl.formatMessage({ id: 'staff.email' }), dataIndex: 'email', width: 240 },
    {
      title: intl.formatMessage({ id: 'staffNotice.concerns' }),
      key: 'concerns',
      width: 180,
      render: (_, { concerns }) => intl.formatList(concerns.map(concernName), { type: 'unit' }),
    },
    { title: intl.formatMessage({ id: 'staffNotice.missed' }), dataIndex: 'missed', width: 120 },
    {
      title: intl.formatMessage({ id: 'staffNotice.missedDate' }),
      key: 'missedDate',
      width: 160,
      render: (_, { missedDate }) => (missedDate === undefined ? '–' : dates.moment(missedDate)),
    },
  ];

  return (
    <StaffPage
      title={<FormattedMessage id="route.StaffNotices" />}
      lead={<FormattedMessage id="staffNotice.peopleLead" />}
      actions={
        <>
          <NoticeViews list="people" onChange={narrow} />
          <Select
            allowClear
            style={{ minWidth: 140 }}
            value={concern ?? null}
            aria-label={intl.formatMessage({ id: 'staffNotice.concerns' })}
            placeholder={allConcerns}
            options={NOTICE_CONCERNS.map((value) => ({ value, label: concernName(value) }))}
            onChange={(chosen?: NoticeConcern | null) => narrow({ concern: chosen ?? undefined })}
          />
          <Input.Search
            allowClear
            style={{ width: 260 }}
            defaultValue={keywords}
            aria-label={find}
            placeholder={find}
            onSearch={(words) => narrow({ keywords: words })}
          />
          <ExportMenu list="unreachable" count={data?.total ?? 0} filters={exportFilters(query)} />
        </>
      }
    >
      {isError ? (
        <FailedState error={error} onRetry={() => void refetch()} />
      ) : (
        <RecordTable
          rowKey="id"
          name="unreachable"
          page={data}
          columns={columns}
          dataSource={data?.records ?? []}
          loading={isFetching}
          scroll={{ x: 1000 }}
          pagination={tablePaging(data, toPage)}
        />
      )}
    </StaffPage>
  );
}
