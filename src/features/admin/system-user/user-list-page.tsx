import { Button } from 'antd';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useListSystemUsers } from '@/api/generated/system-user/system-user';
import { PermissionButton } from '@/session/permission-button';
import type { SystemUser } from '@/api/generated/model';
import { FailedState } from '@/ui/feedback/result-state';
import { ExportMenu } from '@/domain/staff-list/export-menu';
import { exportFilters } from '@/domain/staff-list/export-filters';
import { ImportButton } from '@/domain/staff-list/import-button';
import { StaffPage } from '@/ui/admin/staff-page';
import { useTableSearch } from '@/ui/admin/use-table-search';
import { useOpenedRecord } from '@/ui/admin/use-opened-record';
import { PasswordResetButton } from './password-reset-button';
import { UserDetail } from './user-detail';
import { UserEditor } from './user-editor';
import { UserSearch } from './user-search';
import { UserTable } from './user-table';
import { usersQuery, usersSearch } from './users-search';

/** User list: search, up to 10,000 rows per page, create, edit, disable, delete with undo. */
export function UserListPage() {
  const { search, open, narrow, toPage, clearOpen } = useTableSearch(usersSearch);
  const isNew = open === 'new';
  const [edited, setEdited] = useOpenedRecord<SystemUser>(isNew ? open : undefined, undefined);
  const [chosen, setShown] = useState<string>();
  const shown = chosen ?? (isNew ? undefined : open);
  const [marked, setMarked] = useState<readonly string[]>([]);
  const { data, error, isError, isFetching, refetch } = useListSystemUsers(usersQuery(search), {
    query: { placeholderData: (previous) => previous },
  });

  return (
    <StaffPage
      title={<FormattedMessage id="route.SysUser" />}
      actions={
        <>
          <UserSearch
            keywords={search.keywords}
            onPick={setShown}
            onSearch={(keywords) => narrow({ keywords })}
          />
          <ExportMenu
            list="users"
            count={data?.total ?? 0}
            filters={exportFilters(usersQuery(search))}
          />
          <ImportButton list="users" permission="user:write" />
          <PasswordResetButton ids={marked} onDone={() => setMarked([])} />
          <PermissionButton
            as={Button}
            authority={['user:write']}
            type="primary"
            onClick={() => setEdited('new')}
          >
            <FormattedMessage id="sysUser.add" />
          </PermissionButton>
        </>
      }
    >
      {isError ? (
        <FailedState error={error} onRetry={() => void refetch()} />
      ) : (
        <UserTable
          page={data}
          loading={isFetching}
          sort={search.sort}
          onSort={(sort) => narrow({ sort })}
          onPage={toPage}
          onEdit={setEdited}
          onShow={setShown}
          chosen={marked}
          onChoose={setMarked}
        />
      )}
      <UserEditor
        user={edited}
        onClose={() => {
          setEdited(undefined);
          clearOpen();
        }}
      />
      <UserDetail
        id={shown}
        onClose={() => {
          setShown(undefined);
          clearOpen();
        }}
      />
    </StaffPage>
  );
}
