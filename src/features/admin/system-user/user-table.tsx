import { useUpdateSystemUser } from '@/api/generated/system-user/system-user';
import { useSession } from '@/session/session-store';
import { PermissionButton } from '@/session/permission-button';
import { usePermission } from '@/session/use-permission';
import { FormattedMessage, useIntl } from 'react-intl';
import { nameList } from '@/i18n/name-list';
import type { SystemUser, SystemUserPage } from '@/api/generated/model';
import { fullName } from '@/session/full-name';
import { useRowActions } from '@/ui/admin/use-row-actions';
import { useRoleName } from '@/session/use-role-name';
import { authorityFor } from './authority-for';
import { ContactValue } from './contact-value';
import { useRemoval } from './use-removal';
import { DEFAULT_SIZE, PAGE_SIZES } from './users-search';
import { RecordTable, type RecordColumn } from '@/ui/admin/record-table';
import { RowButton, RowButtons } from '@/ui/admin/row-button';
import { Flex } from 'antd';
import { StatusTag } from '@/ui/admin/status-tag';

/** State of an account: enabled or disabled, and a pending invitation. */
function UserStatus({ user: { status, invitation } }: { user: SystemUser }) {
  return (
    <Flex gap={4} wrap>
      <StatusTag tone={status === 1 ? 'good' : 'plain'}>
        <FormattedMessage id={status === 1 ? 'sysUser.enabled' : 'sysUser.disabled'} />
      </StatusTag>
      {invitation?.sentDate !== undefined && (
        <StatusTag tone="plain">
          <FormattedMessage id="sysUser.invited" />
        </StatusTag>
      )}
    </Flex>
  );
}

interface Props {
  page: SystemUserPage | undefined;
  loading: boolean;
  sort: string | undefined;
  onSort: (sort: string | undefined) => void;
  onPage: (page: number, size: number) => void;
  onEdit: (user: SystemUser) => void;
  onShow: (id: string) => void;
  chosen: readonly string[];
  onChoose: (ids: readonly string[]) => void;
}

/** Number of rows above which the table is virtual. */
const MANY_ROWS = 100;
const ROWS_HEIGHT = 600;

export function UserTable(props: Props) {
  const { page, loading, sort, onSort, onPage, onEdit, onShow, chosen, onChoose } = props;
  const intl = useIntl();
  const update = useUpdateSystemUser();
  const { can } = usePermission();
  const me = useSession((session) => session.user?.id);
  const { removing, remove, holder } = useRemoval();
  const records = (page?.records ?? []).filter(({ id }) => !removing.includes(id));
  const virtual = records.length > MANY_ROWS;
  const actions = useRowActions(225);
  const roleName = useRoleName();

  const columns: RecordColumn<SystemUser>[] = [
    {
      title: intl.formatMessage({ id: 'sysUser.name' }),
      key: 'name',
      width: 150,
      render: (_, user) => (
        <RowButton variant="name" onClick={() => onShow(user.id)}>
          {fullName(user, intl.locale) || (user.mobile ?? user.email)}
        </RowButton>
      ),
    },
    { title: intl.formatMessage({ id: 'sysUser.userCode' }), dataIndex: 'userCode', width: 125 },
    {
      title: intl.formatMessage({ id: 'sysUser.mobile' }),
      key: 'mobile',
      width: 130,
      render: (_, user) => <ContactValue user={user} contact="mobile" />,
    },
    {
      title: intl.formatMessage({ id: 'sysUser.email' }),
      key: 'email',
      width: 225,
      render: (_, user) => <ContactValue user={user} contact="email" />,
    },
    {
      title: intl.formatMessage({ id: 'sysUser.roles' }),
      key: 'roles',
      width: 140,
      ellipsis: true,
      render: (_, { roles }) => nameList(intl, roles.map(roleName)),
    },
    {
      title: intl.formatMessage({ id: 'sysUser.status' }),
      key: 'status',
      width: 105,
      render: (_, user) => <UserStatus user={user} />,
    },
    {
      title: intl.formatMessage({ id: 'sysUser.actions' }),
      ...actions,
      // A pinned column slows scrolling of a virtual table.
      ...(virtual && { fixed: false }),
      render: (_, user) => (
        <RowButtons>
          <PermissionButton
            as={RowButton}
            authority={authorityFor(user)}
            onClick={() => onEdit(user)}
          >
            <FormattedMessage id="sysUser.edit" />
          </PermissionButton>
          <PermissionButton
            as={RowButton}
            authority={authorityFor(user)}
            loading={update.isPending && update.variables.data.id === user.id}
            onClick={() => update.mutate({ data: { ...user, status: user.status === 1 ? 0 : 1 } })}
          >
            <FormattedMessage id={user.status === 1 ? 'sysUser.disable' : 'sysUser.enable'} />
          </PermissionButton>
          <PermissionButton
            as={RowButton}
            authority={authorityFor(user)}

            onClick={() =>
              remove(user.id, fullName(user, intl.locale) || (user.mobile ?? user.email ?? ''))
            }
          >
            <FormattedMessage id="sysUser.remove" />
          </PermissionButton>
        </RowButtons>
      ),
    },
  ];

  return (
    <>
      {holder}
      <RecordTable
        rowKey="id"
        name="users"
        sort={{ value: sort, fields: { userCode: 'userCode' }, onChange: onSort }}
        columns={columns}
        rowSelection={{
          // antd labels its "select all" checkbox in English only.
          hideSelectAll: true,
          selectedRowKeys: [...chosen],
          onChange: (keys) => onChoose(keys.map(String)),
          // Users change their own password in the account settings.
          getCheckboxProps: (user) => ({
            disabled: user.id === me || !can(authorityFor(user)),
            'aria-label': fullName(user, intl.locale) || (user.mobile ?? user.email ?? user.id),
          }),
        }}
        dataSource={records}
        loading={loading}
        virtual={virtual}
        scroll={virtual ? { x: 1100, y: ROWS_HEIGHT } : { x: 1100 }}
        pagination={{
          current: page?.current ?? 1,
          pageSize: page?.size ?? DEFAULT_SIZE,
          total: page?.total ?? 0,
          pageSizeOptions: PAGE_SIZES,
          showSizeChanger: true,
          showTotal: (total) => intl.formatMessage({ id: 'sysUser.total' }, { total }),
          onChange: onPage,
        }}
      />
    </>
  );
}
