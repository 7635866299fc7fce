import { Button } from 'antd';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useListStaffMatches } from '@/api/generated/staff-match/staff-match';
import { usePermission } from '@/session/use-permission';
import type { StaffMatch } from '@/api/generated/model';
import { FailedState } from '@/ui/feedback/result-state';
import { StaffPage } from '@/ui/admin/staff-page';
import { EditionEditor } from './edition-editor';
import { EditionTable } from './edition-table';

/** Editions: their dates and phases, prizes, agreement, and who won. */
export function EditionsPage() {
  const [edited, setEdited] = useState<StaffMatch | 'new'>();
  const { data, error, isError, isFetching, refetch } = useListStaffMatches();
  const { gate } = usePermission();
  return (
    <StaffPage
      title={<FormattedMessage id="route.StaffEditions" />}
      actions={
        <Button
          type="primary"
          disabled={data === undefined}
          onClick={() => setEdited('new')}
          {...gate(['edition:write'])}
        >
          <FormattedMessage id="staffMatch.add" />
        </Button>
      }
    >
      {isError ? (
        <FailedState error={error} onRetry={() => void refetch()} />
      ) : (
        <EditionTable editions={data ?? []} loading={isFetching} onEdit={setEdited} />
      )}
      <EditionEditor edition={edited} latest={data?.[0]} onClose={() => setEdited(undefined)} />
    </StaffPage>
  );
}
