import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useListStaffProjects } from '@/api/generated/staff/staff';
import type { StaffProject } from '@/api/generated/model';
import { reviewQuery } from '@/lib/review-search';
import { ExportMenu } from '@/domain/staff-list/export-menu';
import { exportFilters } from '@/domain/staff-list/export-filters';
import { ImportButton } from '@/domain/staff-list/import-button';
import { FailedState } from '@/ui/feedback/result-state';
import { StaffPage } from '@/ui/admin/staff-page';
import { EntryFilters } from './entry-filters';
import { EntryReview } from './entry-review';
import { staffEntriesSearch, type StaffEntriesSearch } from './entry-search';
import { EntryTable } from './entry-table';

const route = getRouteApi('/_admin/_competition/a/match/entries');

/** Submitted entries: find, read, set the status, give awards. */
export function StaffEntriesPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const [reviewed, setReviewed] = useState<StaffProject>();
  const { data, error, isError, isFetching, refetch } = useListStaffProjects(reviewQuery(search), {
    query: { placeholderData: (previous) => previous },
  });
  const go = (next: StaffEntriesSearch) => void navigate({ search: next });

  return (
    <StaffPage
      title={<FormattedMessage id="route.StaffEntries" />}
      actions={
        <>
          <EntryFilters search={search} onChange={go} />
          <ExportMenu
            list="entries"
            withFiles
            count={data?.total ?? 0}
            filters={exportFilters(reviewQuery(search))}
          />
          <ImportButton list="winners" right="entry:review" />
        </>
      }
    >
      {isError ? (
        <FailedState error={error} onRetry={() => void refetch()} />
      ) : (
        <EntryTable
          page={data}
          loading={isFetching}
          search={search}
          onPage={(page) => go({ ...search, page })}
          onSort={(sort) => go(staffEntriesSearch({ ...search, page: 1, sort }))}
          onReview={setReviewed}
        />
      )}
      <EntryReview entry={reviewed} onClose={() => setReviewed(undefined)} />
    </StaffPage>
  );
}
