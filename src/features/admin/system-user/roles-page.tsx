import { Button } from 'antd';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { nameList } from '@/i18n/name-list';
import { useDeleteRole, useListRoles } from '@/api/generated/staff-right/staff-right';
import type { Role } from '@/api/generated/model';
import { useTextIn } from '@/i18n/use-text-in';
import { EditAndDelete } from '@/ui/admin/edit-and-delete';
import { RecordTable, type RecordColumn } from '@/ui/admin/record-table';
import { StaffPage } from '@/ui/admin/staff-page';
import { useRowActions } from '@/ui/admin/use-row-actions';
import { FailedState } from '@/ui/feedback/result-state';
import { useRightName } from '@/session/use-right-name';
import { useRoleName } from '@/session/use-role-name';
import { RoleEditor } from './role-editor';

/** Staff roles: named sets of permissions. */
export function RolesPage() {
  const intl = useIntl();
  const actions = useRowActions(160);
  const roleName = useRoleName();
  const textIn = useTextIn();
  const rightName = useRightName();
  const remove = useDeleteRole();
  const [edited, setEdited] = useState<Role | 'new'>();
  const { data, error, isError, isFetching, refetch } = useListRoles();
  const columns: RecordColumn<Role>[] = [
    {
      title: intl.formatMessage({ id: 'staffRight.role' }),
      key: 'name',
      width: 200,
      text: ({ name, builtIn }) => (builtIn ? undefined : name),
      render: (_, { id, name }) => roleName({ id, name: textIn(name) }),
    },
    {
      title: intl.formatMessage({ id: 'staffRight.rights' }),
      key: 'permissions',
      render: (_, { permissions, builtIn }) =>
        builtIn ? (
          <FormattedMessage id="staffRight.allRights" />
        ) : (
          nameList(
            intl,
            permissions.map((id) => rightName({ id, name: id })),
          )
        ),
    },
    {
      title: intl.formatMessage({ id: 'staffRight.members' }),
      dataIndex: 'members',
      width: 110,
    },
    {
      title: intl.formatMessage({ id: 'staff.actions' }),
      ...actions,
      render: (_, role) =>
        !role.builtIn && (
          <EditAndDelete
            question={intl.formatMessage(
              { id: 'staffRight.deleteQuestion' },
              { name: textIn(role.name) },
            )}
            confirm="staff.deleteNamed.role"
            deleting={remove.isPending && remove.variables.id === role.id}
            onEdit={() => setEdited(role)}
            onDelete={() => remove.mutate({ id: role.id })}
          />
        ),
    },
  ];
  return (
    <StaffPage
      title={<FormattedMessage id="route.StaffRoles" />}
      lead={<FormattedMessage id="staffRight.rolesLead" />}
      actions={
        <Button type="primary" disabled={data === undefined} onClick={() => setEdited('new')}>
          <FormattedMessage id="staffRight.addRole" />
        </Button>
      }
    >
      {isError ? (
        <FailedState error={error} onRetry={() => void refetch()} />
      ) : (
        <RecordTable
          rowKey="id"
          columns={columns}
          dataSource={data ?? []}
          loading={isFetching}
          scroll={{ x: 900 }}
          pagination={false}
        />
      )}
      <RoleEditor role={edited} onClose={() => setEdited(undefined)} />
    </StaffPage>
  );
}
