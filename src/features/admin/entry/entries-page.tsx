import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useListStaffProjects } from '@/api/generated/staff/staff';
import type { StaffProject } from '@/api/generated/model';
import { listQuery } from '@/lib/list-search';
import { ExportMenu } from '@/domain/staff-list/export-menu';
import { exportFilters } from '@/domain/staff-list/export-filters';
import { ImportButton } from '@/domain/staff-list/import-button';
import { FailedState } from '@/ui/feedback/result-state';
import { StaffPage } from '@/ui/admin/staff-page';
import { useTableSearch } from '@/ui/admin/use-table-search';
import { EntryFilters } from './entry-filters';
import { EntryReview } from './entry-review';
import { staffEntriesSearch } from './entry-search';
import { EntryTable } from './entry-table';

/** Staff list of submitted entries: search, review, awards. */
export function StaffEntriesPage() {
  const { search, narrow, toPage } = useTableSearch(staffEntriesSearch);
  const [reviewed, setReviewed] = useState<StaffProject>();
  const { data, error, isError, isFetching, refetch } = useListStaffProjects(listQuery(search), {
    query: { placeholderData: (previous) => previous },
  });

  return (
    <StaffPage
      title={<FormattedMessage id="route.StaffEntries" />}
      actions={
        <>
          <EntryFilters search={search} onChange={narrow} />
          <ExportMenu
            list="entries"
            withFiles
            count={data?.total ?? 0}
            filters={exportFilters(listQuery(search))}
          />
          <ImportButton list="winners" permission="entry:review" />
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
          onPage={toPage}
          onSort={(sort) => narrow({ sort })}
          onReview={setReviewed}
        />
      )}
      <EntryReview entry={reviewed} onClose={() => setReviewed(undefined)} />
    </StaffPage>
  );
}
