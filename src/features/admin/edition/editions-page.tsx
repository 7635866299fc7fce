import { useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import { FormattedMessage } from 'react-intl';
import { useListStaffMatches } from '@/api/generated/staff-match/staff-match';
import { PermissionButton } from '@/session/permission-button';
import { usePermission } from '@/session/use-permission';
import { useRecordRemoval } from '@/domain/record/record-removal';
import { FailedState } from '@/ui/feedback/result-state';
import { StaffPage } from '@/ui/admin/staff-page';
import { EditionTable } from './edition-table';

export function EditionsPage() {
  const navigate = useNavigate();
  const { data, error, isError, isFetching, refetch } = useListStaffMatches();
  const { can } = usePermission();
  const { bin } = useRecordRemoval('match');
  return (
    <StaffPage
      title={<FormattedMessage id="route.StaffEditions" />}
      actions={
        <>
          {can(['edition:write']) && bin}
          <PermissionButton
            as={Button}
            authority={['edition:write']}
            type="primary"
            disabled={data === undefined}
            onClick={() => void navigate({ to: '/a/match/edition' })}
          >
            <FormattedMessage id="staffMatch.add" />
          </PermissionButton>
        </>
      }
    >
      {isError ? (
        <FailedState error={error} onRetry={() => void refetch()} />
      ) : (
        <EditionTable editions={data ?? []} loading={isFetching} />
      )}
    </StaffPage>
  );
}
