import { Button, Form, Input, Select } from 'antd';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  useCreateRole,
  useDeleteRole,
  useListRoles,
  useUpdateRole,
} from '@/api/generated/staff-right/staff-right';
import type { Role, RoleBody } from '@/api/generated/model';
import { useSession } from '@/session/session-store';
import { EditDrawer } from '@/ui/admin/edit-drawer';
import { EditAndDelete } from '@/ui/admin/edit-and-delete';
import { RecordTable, type RecordColumn } from '@/ui/admin/record-table';
import { StaffPage } from '@/ui/admin/staff-page';
import { useRowActions } from '@/ui/admin/use-row-actions';
import { FailedState } from '@/ui/feedback/result-state';
import { useFieldRules } from '@/ui/form/use-field-rules';
import { OwnPasswordField } from './own-password-field';
import { RIGHTS, useRightName } from '@/session/use-right-name';
import { useRoleName } from '@/session/use-role-name';

/** The roles of staff: sets of rights, each with a name that staff give it. */
export function RolesPage() {
  const intl = useIntl();
  const actions = useRowActions(160);
  const roleName = useRoleName();
  const rightName = useRightName();
  const remove = useDeleteRole();
  const [edited, setEdited] = useState<Role | 'new'>();
  const { data, error, isError, isFetching, refetch } = useListRoles();
  const columns: RecordColumn<Role>[] = [
    {
      title: intl.formatMessage({ id: 'staffRight.role' }),
      key: 'name',
      width: 200,
      render: (_, role) => roleName(role),
    },
    {
      title: intl.formatMessage({ id: 'staffRight.rights' }),
      key: 'permissions',
      render: (_, { permissions, builtIn }) =>
        builtIn ? (
          <FormattedMessage id="staffRight.allRights" />
        ) : (
          permissions.map((id) => rightName({ id, name: id })).join(', ')
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
            question={intl.formatMessage({ id: 'staffRight.deleteQuestion' }, { name: role.name })}
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

const NEW: Partial<RoleBody> = { permissions: ['system:login'] };

function RoleEditor({ role, onClose }: { role: Role | 'new' | undefined; onClose: () => void }) {
  const intl = useIntl();
  const [form] = Form.useForm<RoleBody>();
  const rightName = useRightName();
  const rules = useFieldRules();
  const hasPassword = useSession((session) => session.user?.hasPassword === true);
  const create = useCreateRole({ mutation: { onSuccess: onClose } });
  const update = useUpdateRole({ mutation: { onSuccess: onClose } });
  const stored = role === 'new' ? undefined : role;
  return (
    <EditDrawer
      open={role !== undefined}
      title={intl.formatMessage({ id: stored ? 'staffRight.editRole' : 'staffRight.addRole' })}
      size={520}
      form={form}
      name={stored?.id ?? 'new-role'}
      initialValues={stored ? { name: stored.name, permissions: stored.permissions } : NEW}
      saving={create.isPending || update.isPending}
      onSave={(body) =>
        stored ? update.mutate({ data: { ...body, id: stored.id } }) : create.mutate({ data: body })
      }
      onClose={onClose}
    >
      <Form.Item
        name="name"
        label={intl.formatMessage({ id: 'staffRight.role' })}
        rules={[rules.required('sysUser.required')]}
      >
        <Input maxLength={50} />
      </Form.Item>
      <Form.Item name="permissions" label={intl.formatMessage({ id: 'staffRight.rights' })}>
        <Select
          mode="multiple"
          showSearch={{ optionFilterProp: 'label' }}
          options={RIGHTS.map((id) => ({ value: id, label: rightName({ id, name: id }) }))}
        />
      </Form.Item>
      {hasPassword && <OwnPasswordField />}
    </EditDrawer>
  );
}
