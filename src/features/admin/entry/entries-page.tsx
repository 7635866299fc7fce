import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useListStaffProjects } from '@/api/generated/staff/staff';
import type { StaffProject } from '@/api/generated/model';
import { reviewQuery, type ReviewSearch } from '@/lib/review-search';
import { FailedState } from '@/ui/feedback/result-state';
import { ReviewTools } from '@/ui/admin/review-tools';
import { StaffPage } from '@/ui/admin/staff-page';
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
  const { data, error, isError, isFetching, refetch } = useListStaffProjects(reviewQuery(search), {
    query: { placeholderData: (previous) => previous },
  });
  const go = (next: ReviewSearch) => void navigate({ search: next });

  return (
    <StaffPage
      title={<FormattedMessage id="route.StaffEntries" />}
      actions={
        <ReviewTools
          search={search}
          statuses={STATUSES.map((value) => ({
            value,
            label: intl.formatMessage({ id: `staff.entry.${value}` }),
          }))}
          searchLabel={intl.formatMessage({ id: 'staff.searchEntries' })}
          onChange={go}
        />
      }
    >
      {isError ? (
        <FailedState error={error} onRetry={() => void refetch()} />
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
