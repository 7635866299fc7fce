import { getRouteApi } from '@tanstack/react-router';
import { Input, Select } from 'antd';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useListStaffProjects } from '@/api/generated/staff/staff';
import type { StaffProject } from '@/api/generated/model';
import { reviewQuery, type ReviewSearch } from '@/lib/review-search';
import { FailedState } from '@/ui/result-state';
import { StaffPage } from '@/ui/staff-page';
import { EntryReview } from './entry-review';
import { EntryTable } from './entry-table';

const STATUSES = [1, 2, 3, 4, 5] as const;
const route = getRouteApi('/_admin/_competition/a/match/entries');

/** Submitted entries: find, read, set the status, give awards. */
export function StaffEntriesPage() {
  const intl = useIntl();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const [reviewed, setReviewed] = useState<StaffProject>();
  const { data, isError, isFetching, refetch } = useListStaffProjects(reviewQuery(search), {
    query: { placeholderData: (previous) => previous },
  });
  const go = (next: ReviewSearch) => void navigate({ search: next });

  return (
    <StaffPage
      title={<FormattedMessage id="route.StaffEntries" />}
      actions={
        <>
          <Select
            allowClear
            style={{ minWidth: 160 }}
            value={search.status ?? null}
            aria-label={intl.formatMessage({ id: 'staff.status' })}
            placeholder={intl.formatMessage({ id: 'staff.allStatuses' })}
            options={STATUSES.map((status) => ({
              value: status,
              label: intl.formatMessage({ id: `staff.entry.${status}` }),
            }))}
            onChange={(status?: number | null) => {
              const { keywords } = search;
              go({ ...(keywords !== undefined && { keywords }), ...(status && { status }) });
            }}
          />
          <Input.Search
            allowClear
            style={{ width: 300 }}
            defaultValue={search.keywords}
            aria-label={intl.formatMessage({ id: 'staff.searchEntries' })}
            placeholder={intl.formatMessage({ id: 'staff.searchEntries' })}
            onSearch={(keywords) => {
              const { status } = search;
              go({ ...(keywords !== '' && { keywords }), ...(status !== undefined && { status }) });
            }}
          />
        </>
      }
    >
      {isError ? (
        <FailedState onRetry={() => void refetch()} />
      ) : (
        <EntryTable
          page={data}
          loading={isFetching}
          onPage={(page) => go({ ...search, page })}
          onReview={setReviewed}
        />
      )}
      <EntryReview entry={reviewed} onClose={() => setReviewed(undefined)} />
    </StaffPage>
  );
}
