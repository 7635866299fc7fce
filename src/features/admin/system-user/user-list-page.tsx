import { getRouteApi } from '@tanstack/react-router';
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
import { useOpenedRecord } from '@/ui/admin/use-opened-record';
import { PasswordResetButton } from './password-reset-button';
import { UserDetail } from './user-detail';
import { UserEditor } from './user-editor';
import { UserSearch } from './user-search';
import { UserTable } from './user-table';
import { usersQuery, usersSearch, type UsersSearch } from './users-search';

const route = getRouteApi('/_admin/_system/a/sys/user');

/** The accounts: search, pages up to 10 000 rows, create, edit, disable, delete with undo. */
export function UserListPage() {
  const { open, ...search } = route.useSearch();
  const navigate = route.useNavigate();
  const isNew = open === 'new';
  const [edited, setEdited] = useOpenedRecord<SystemUser>(isNew ? open : undefined, undefined);
  const [chosen, setShown] = useState<string>();
  const shown = chosen ?? (isNew ? undefined : open);
  const [marked, setMarked] = useState<readonly string[]>([]);
  const { data, error, isError, isFetching, refetch } = useListSystemUsers(usersQuery(search), {
    query: { placeholderData: (previous) => previous },
  });
  const go = (next: UsersSearch) => void navigate({ search: next });
  const clear = () => {
    if (open !== undefined) go(search);
  };

  return (
    <StaffPage
      title={<FormattedMessage id="route.SysUser" />}
      actions={
        <>
          <UserSearch
            keywords={search.keywords}
            onPick={setShown}
            onSearch={(keywords) => {
              const { size, sort } = search;
              go({
                ...(keywords !== '' && { keywords }),
                ...(size !== undefined && { size }),
                ...(sort !== undefined && { sort }),
              });
            }}
          />
          <ExportMenu
            list="users"
            count={data?.total ?? 0}
            filters={exportFilters(usersQuery(search))}
          />
          <ImportButton list="users" right="user:write" />
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
          onSort={(sort) => go(usersSearch({ ...search, page: 1, sort }))}
          onPage={(page, size) => go({ ...search, page, size })}
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
          clear();
        }}
      />
      <UserDetail
        id={shown}
        onClose={() => {
          setShown(undefined);
          clear();
        }}
      />
    </StaffPage>
  );
}
