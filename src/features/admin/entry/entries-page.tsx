import { Skeleton } from 'antd';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useListStaffProjects } from '@/api/generated/staff/staff';
import type { StaffProject } from '@/api/generated/model';
import { EditionSelect } from '@/domain/staff-edition/edition-select';
import { NoStaffEdition } from '@/domain/staff-edition/no-staff-edition';
import { useStaffEdition } from '@/domain/staff-edition/use-staff-edition';
import { listQuery } from '@/lib/list-search';
import { ExportMenu } from '@/domain/staff-list/export-menu';
import { exportFilters } from '@/domain/staff-list/export-filters';
import { ImportButton } from '@/domain/staff-list/import-button';
import { FailedState } from '@/ui/feedback/result-state';
import { StaffPage } from '@/ui/admin/staff-page';
import { useTableSearch } from '@/ui/admin/use-table-search';
import { DecisionOutcome, type Outcome } from './decision-outcome';
import { EntriesReview } from './entries-review';
import { EntryFilters } from './entry-filters';
import { EntryReview } from './entry-review';
import { staffEntriesSearch } from './entry-search';
import { EntryTable } from './entry-table';

/** Review queue of an edition: submitted entries with filters, reviewers, decisions and their undo. */
export function StaffEntriesPage() {
  const { search: filters, narrow, toPage } = useTableSearch(staffEntriesSearch);
  const { edition, editions, ...listed } = useStaffEdition(filters.matchInfoId);
  const [reviewed, setReviewed] = useState<StaffProject>();
  const [chosen, setChosen] = useState<readonly StaffProject[]>([]);
  const [outcome, setOutcome] = useState<Outcome>();
  const search = edition === undefined ? filters : { ...filters, matchInfoId: edition.id };
  const query = listQuery(search);
  const { data, error, isError, isFetching, refetch } = useListStaffProjects(query, {
    query: { enabled: edition !== undefined, placeholderData: (previous) => previous },
  });
  const failed = [{ error, isError, refetch }, listed].find((one) => one.isError);

  return (
    <StaffPage
      title={<FormattedMessage id="route.StaffEntries" />}
      actions={
        <>
          <EditionSelect
            editions={editions}
            edition={edition}
            onChange={(matchInfoId) => narrow({ matchInfoId, reviewer: undefined })}
          />
          <EntryFilters search={search} onChange={narrow} />
          <ExportMenu
            list="entries"
            withFiles
            count={data?.total ?? 0}
            filters={exportFilters(query)}
          />
          <ImportButton list="winners" permission="entry:review" />
        </>
      }
    >
      <DecisionOutcome outcome={outcome} onChange={setOutcome} />
      {failed && <FailedState error={failed.error} onRetry={() => void failed.refetch()} />}
      {!failed && editions === undefined && <Skeleton active />}
      {editions?.length === 0 && <NoStaffEdition />}
      {!failed && edition !== undefined && (
        <EntryTable
          page={data}
          loading={isFetching}
          search={search}
          onPage={toPage}
          onSort={(sort) => narrow({ sort })}
          onReview={setReviewed}
          onReviewMany={setChosen}
          onUndone={setOutcome}
        />
      )}
      <EntryReview
        entry={reviewed}
        onDecided={(entry) => setOutcome({ entries: [entry], decided: [entry], refused: [] })}
        onClose={() => setReviewed(undefined)}
      />
      <EntriesReview entries={chosen} onDecided={setOutcome} onClose={() => setChosen([])} />
    </StaffPage>
  );
}
