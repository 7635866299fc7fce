import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useListStaffExperts } from '@/api/generated/staff/staff';
import type { StaffExpert } from '@/api/generated/model';
import { labelOf, useDomainChoices } from '@/domain/reference/reference-labels';
import { listQuery } from '@/lib/list-search';
import { ExportMenu } from '@/domain/staff-list/export-menu';
import { exportFilters } from '@/domain/staff-list/export-filters';
import { expertsSearch } from './experts-search';
import { RecordTable, type RecordColumn } from '@/ui/admin/record-table';
import { FailedState } from '@/ui/feedback/result-state';
import { ReviewTools } from '@/ui/admin/review-tools';
import { StaffPage } from '@/ui/admin/staff-page';
import { StatusTag, type Tone } from '@/ui/admin/status-tag';
import { ExpertDecision } from './expert-decision';
import { useTableSearch } from '@/ui/admin/use-table-search';
import { tablePaging } from '@/ui/admin/table-paging';
import { useRowActions } from '@/ui/admin/use-row-actions';
import { RowButton } from '@/ui/admin/row-button';

const STATUSES = [1, 2, 3] as const;
const TONES: readonly Tone[] = ['plain', 'notable', 'good', 'bad'];

/** Staff list of expert registrations: search, approve, decline. */
export function StaffExpertsPage() {
  const intl = useIntl();
  const domains = useDomainChoices();
  const actions = useRowActions(120);
  const { search, narrow, toPage } = useTableSearch(expertsSearch);
  const [decided, setDecided] = useState<StaffExpert>();
  const { data, error, isError, isFetching, refetch } = useListStaffExperts(listQuery(search), {
    query: { placeholderData: (previous) => previous },
  });

  const columns: RecordColumn<StaffExpert>[] = [
    { title: intl.formatMessage({ id: 'staff.name' }), dataIndex: 'name', width: 140 },
    { title: intl.formatMessage({ id: 'staff.organisation' }), dataIndex: 'organisation' },
    { title: intl.formatMessage({ id: 'staff.jobTitle' }), dataIndex: 'jobTitle', width: 180 },
    {
      title: intl.formatMessage({ id: 'entry.fact.domain' }),
      key: 'domains',
      width: 180,
      render: (_, expert) => expert.domains.map((code) => labelOf(domains, code)).join(', ') || '–',
    },
    { title: intl.formatMessage({ id: 'staff.mobile' }), dataIndex: 'mobile', width: 150 },
    {
      title: intl.formatMessage({ id: 'staff.status' }),
      key: 'status',
      width: 140,
      render: (_, { status }) => (
        <StatusTag tone={TONES[status] ?? 'plain'}>
          <FormattedMessage id={`staff.expert.${status}`} />
        </StatusTag>
      ),
    },
    {
      title: intl.formatMessage({ id: 'staff.actions' }),
      ...actions,
      render: (_, expert) => (
        <RowButton onClick={() => setDecided(expert)}>
          <FormattedMessage id="staff.review" />
        </RowButton>
      ),
    },
  ];

  return (
    <StaffPage
      title={<FormattedMessage id="route.StaffExperts" />}
      actions={
        <>
          <ReviewTools
            search={search}
            statuses={STATUSES.map((value) => ({
              value,
              label: intl.formatMessage({ id: `staff.expert.${value}` }),
            }))}
            searchLabel={intl.formatMessage({ id: 'staff.searchExperts' })}
            onChange={narrow}
          />
          <ExportMenu
            list="experts"
            count={data?.total ?? 0}
            filters={exportFilters(listQuery(search))}
          />
        </>
      }
    >
      {isError ? (
        <FailedState error={error} onRetry={() => void refetch()} />
      ) : (
        <RecordTable
          rowKey="id"
          name="experts"
          page={data}
          sort={{
            value: search.sort,
            fields: { name: 'name', status: 'status' },
            onChange: (sort) => narrow({ sort }),
          }}
          columns={columns}
          dataSource={data?.records ?? []}
          loading={isFetching}
          scroll={{ x: 1080 }}
          pagination={tablePaging(data, toPage)}
        />
      )}
      <ExpertDecision expert={decided} onClose={() => setDecided(undefined)} />
    </StaffPage>
  );
}
