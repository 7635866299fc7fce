import {
  getSystemUser,
  useCreateSystemUser,
  useUpdateSystemUser,
} from '@/api/generated/system-user/system-user';
import { Alert, Col, Form, Input, Row, Select, Switch, type FormRule } from 'antd';
import { useIntl } from 'react-intl';
import type { SystemUser, SystemUserBody } from '@/api/generated/model';
import { useOptimisticSave } from '@/domain/record/use-optimistic-save';
import { notify } from '@/lib/notices';
import { nameList } from '@/i18n/name-list';
import { useTextIn } from '@/i18n/use-text-in';
import { EditDrawer } from '@/ui/admin/edit-drawer';
import { useListRoles } from '@/api/generated/staff-right/staff-right';
import { containsWords } from '@/lib/contains-words';
import { usePermission } from '@/session/use-permission';
import { useSession } from '@/session/session-store';
import { ContactFields } from './contact-fields';
import { OwnPasswordField } from './own-password-field';
import { RIGHTS, useRightName } from '@/session/use-right-name';
import { useRoleName } from '@/session/use-role-name';
import type { TextKind } from '@/lib/validation/normal-forms';
import { TidyInput } from '@/ui/form/tidy-input';
import { useFieldRules } from '@/ui/form/use-field-rules';
import { useOptionSearch } from '@/ui/form/use-option-search';

interface Props {
  /** User to edit; `new` to add one; undefined while closed. */
  user: SystemUser | 'new' | undefined;
  onClose: () => void;
}

type Fields = Omit<SystemUserBody, 'roles' | 'permissions' | 'status'> & {
  roles: string[];
  permissions: string[];
  status: boolean;
};

const NO_NAME = { firstName: '', lastName: '', chineseName: '' };

/** Labeled fields in the comparison of two versions. */
const FIELDS = [
  'firstName',
  'lastName',
  'chineseName',
  'userCode',
  'mobile',
  'email',
  'adUser',
  'roles',
  'permissions',
  'remarks',
] as const;

const NEW: Partial<Fields> = { ...NO_NAME, roles: [], permissions: [], status: true };

function fieldsOf(user: SystemUser | 'new' | undefined): Partial<Fields> {
  if (user === undefined || user === 'new') return NEW;
  const { roles, permissions, status, ...rest } = user;
  return {
    ...rest,
    status: status === 1,
    roles: roles.map(({ id }) => id),
    permissions: permissions.map(({ id }) => id),
  };
}

/** Returns whether an option's name or id contains the entered words. */
const isFound = (typed: string, option?: { value?: unknown; label?: unknown }) =>
  containsWords(`${String(option?.label)}\n${String(option?.value)}`, typed);

const sameNames = (one: readonly string[] = [], other: readonly string[] = []) =>
  one.toSorted().join() === other.toSorted().join();

/** Returns whether changes require the password: they grant permissions or change another user's contact. */
function needsPassword(typed: Partial<Fields>, stored: Partial<Fields>, own: boolean): boolean {
  const { roles, permissions, mobile = '', email = '' } = typed;
  const regranted = !sameNames(roles, stored.roles) || !sameNames(permissions, stored.permissions);
  const moved = mobile !== (stored.mobile ?? '') || email !== (stored.email ?? '');
  return regranted || (stored !== NEW && !own && moved);
}

/** Drawer that adds or edits a user with roles and permissions. */
export function UserEditor({ user, onClose }: Props) {
  const intl = useIntl();
  const roleSearch = useOptionSearch(isFound);
  const rightSearch = useOptionSearch(isFound);
  const [form] = Form.useForm<Fields>();
  const create = useCreateSystemUser();
  const update = useUpdateSystemUser();
  const editing = user === 'new' ? undefined : user;
  const known = new Map(
    [...(editing?.roles ?? []), ...(editing?.permissions ?? [])].map((one) => [one.id, one]),
  );
  const roleName = useRoleName();
  const textIn = useTextIn();
  const rightName = useRightName();
  const { can } = usePermission();
  const locked = can(['right:grant'])
    ? {}
    : { disabled: true, title: intl.formatMessage({ id: 'session.noPermission' }) };
  const me = useSession((session) => session.user);
  const roles = useListRoles({ query: { enabled: user !== undefined } });
  const rolesById = new Map(roles.data?.map((role) => [role.id, role]));
  const grant = (id: string) => {
    const role = rolesById.get(id);
    return known.get(id) ?? { id, name: role ? textIn(role.name) : id };
  };
  const stored = fieldsOf(user);
  const typed = Form.useWatch([], form) as Partial<Fields> | undefined;
  const asksPassword = typed !== undefined && needsPassword(typed, stored, editing?.id === me?.id);
  // Permissions take effect once a contact is verified. Accepting an invitation verifies the email address.
  const rightsWait =
    editing !== undefined &&
    editing.invitation === undefined &&
    (['mobile', 'email'] as const).every(
      (contact) => editing[contact] === undefined || editing.unconfirmed?.includes(contact),
    );

  const added = ({ invitation, email }: SystemUser) => {
    const isSent = invitation?.sentDate !== undefined;
    const uninvited = email === undefined ? 'sysUser.addedWithoutEmail' : 'sysUser.addedUninvited';
    const id = isSent ? 'sysUser.addedInvited' : uninvited;
    notify(id === 'sysUser.addedUninvited' ? 'warning' : 'success', intl.formatMessage({ id }), 5);
    onClose();
  };
  const bodyOf = ({ roles: given, permissions, status, ...rest }: Fields) => {
    const filled = Object.fromEntries(
      Object.entries(rest).filter(([, value]) => value !== ''),
    ) as typeof rest;
    return {
      ...NO_NAME,
      ...filled,
      status: status ? (1 as const) : (0 as const),
      roles: given.map(grant),
      permissions: permissions.map(grant),
    };
  };

  const id = editing?.id ?? '';
  const label = (name: keyof Fields | 'enabled') =>
    intl.formatMessage({ id: `sysUser.${name}` as 'sysUser.email' });
  const saver = useOptimisticSave<Fields, string>({
    base: editing && { content: stored, revision: editing.revision },
    labels: {
      ...Object.fromEntries(FIELDS.map((name) => [name, label(name)])),
      status: label('enabled'),
    },
    valueText: (field, value) => {
      if (field === 'roles')
        return nameList(
          intl,
          (value as string[]).map((one) => roleName(grant(one))),
        );
      if (field === 'permissions')
        return nameList(
          intl,
          (value as string[]).map((one) => rightName(grant(one))),
        );
      return undefined;
    },
    readNewest: async () => {
      const newest = await getSystemUser(id);
      return { content: fieldsOf(newest), revision: newest.revision, at: newest.updateDate };
    },
    update: (fields, revision) => update.mutateAsync({ data: { ...bodyOf(fields), id, revision } }),
    onSaved: onClose,
  });
  const send = ({ password, ...fields }: Fields) => {
    const own = password === undefined ? {} : { password };
    if (editing) saver.save(fields, own);
    else create.mutate({ data: bodyOf({ ...fields, ...own }) }, { onSuccess: added });
  };

  const rules = useFieldRules();
  const named = [rules.fits('name')];
  const text = (name: keyof Fields, kind: TextKind, of: FormRule[] = [], max = 50) => (
    <Form.Item name={name} label={label(name)} rules={of}>
      <TidyInput kind={kind} maxLength={max} />
    </Form.Item>
  );

  return (
    <EditDrawer
      open={user !== undefined}
      title={intl.formatMessage({ id: editing ? 'sysUser.edit' : 'sysUser.add' })}
      size={520}
      form={form}
      name={editing?.id ?? 'new-user'}
      initialValues={stored}
      saving={create.isPending || saver.saving}
      onSave={send}
      onClose={onClose}
    >
      {saver.dialog}
      <Row gutter={16}>
        <Col span={12}>{text('firstName', 'name', named)}</Col>
        <Col span={12}>{text('lastName', 'name', named)}</Col>
        <Col span={12}>{text('chineseName', 'name', named)}</Col>
        <Col span={12}>{text('userCode', 'line', [], 32)}</Col>
      </Row>
      <ContactFields editing={editing} />
      {text('adUser', 'line', [], 64)}
      {rightsWait && (
        <Alert
          type="info"
          title={intl.formatMessage({ id: 'sysUser.rightsWait' })}
          style={{ marginBottom: 24 }}
        />
      )}
      <Form.Item name="roles" label={label('roles')}>
        <Select
          mode="multiple"
          showSearch={roleSearch}
          placement="topLeft"
          {...locked}
          options={[...new Set([...rolesById.keys(), ...(stored.roles ?? [])])].map((id) => ({
            value: id,
            label: roleName(grant(id)),
          }))}
        />
      </Form.Item>
      <Form.Item name="permissions" label={label('permissions')}>
        <Select
          mode="multiple"
          showSearch={rightSearch}
          placement="topLeft"
          {...locked}
          options={[...new Set<string>([...RIGHTS, ...(stored.permissions ?? [])])].map((id) => ({
            value: id,
            label: rightName(grant(id)),
          }))}
        />
      </Form.Item>
      {asksPassword && <OwnPasswordField />}
      <Form.Item name="status" label={label('enabled')} valuePropName="checked">
        <Switch />
      </Form.Item>
      <Form.Item name="remarks" label={label('remarks')}>
        <Input.TextArea maxLength={500} rows={3} />
      </Form.Item>
    </EditDrawer>
  );
}
