import { useCreateSystemUser, useUpdateSystemUser } from '@/api/generated/system-user/system-user';
import { Col, Form, Input, Row, Select, Switch, type FormRule } from 'antd';
import { useIntl } from 'react-intl';
import type { SystemUser, SystemUserBody } from '@/api/generated/model';
import { EditDrawer } from '@/ui/admin/edit-drawer';
import { useFieldRules } from '@/ui/form/use-field-rules';

interface Props {
  /** Whom to edit; `new` for a user to add; undefined while closed. */
  user: SystemUser | 'new' | undefined;
  onClose: () => void;
}

type Fields = Omit<SystemUserBody, 'roles' | 'permissions' | 'status'> & {
  roles: string[];
  permissions: string[];
  status: boolean;
};

const NEW: Partial<Fields> = { roles: [], permissions: [], status: true };
/** The named permissions (spec section 6); staff may give others. */
const PERMISSIONS = ['system:login', 'score:user'];

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

/** Adds or changes a user, with the roles and permissions that they hold. */
export function UserEditor({ user, onClose }: Props) {
  const intl = useIntl();
  const [form] = Form.useForm<Fields>();
  const create = useCreateSystemUser();
  const update = useUpdateSystemUser();
  const editing = user === 'new' ? undefined : user;
  const known = new Map(
    [...(editing?.roles ?? []), ...(editing?.permissions ?? [])].map((one) => [one.id, one]),
  );
  const grant = (id: string) => known.get(id) ?? { id, name: id };

  const send = ({ roles, permissions, status, ...rest }: Fields) => {
    const filled = Object.fromEntries(
      Object.entries(rest).filter(([, value]) => value !== ''),
    ) as typeof rest;
    const data = {
      ...filled,
      status: status ? (1 as const) : (0 as const),
      roles: roles.map(grant),
      permissions: permissions.map(grant),
    };
    if (editing) update.mutate({ data: { ...data, id: editing.id } }, { onSuccess: onClose });
    else create.mutate({ data }, { onSuccess: onClose });
  };

  const rules = useFieldRules();
  const needed = rules.required('sysUser.required');
  // An account may have lost one of them: it was somebody else's.
  const neededIf = (contact: 'mobile' | 'email') =>
    editing !== undefined && editing[contact] === undefined ? [] : [needed];
  const text = (name: keyof Fields, of: FormRule[] = [], max = 50) => (
    <Form.Item
      name={name}
      label={intl.formatMessage({ id: `sysUser.${name}` as 'sysUser.email' })}
      rules={of}
    >
      <Input maxLength={max} />
    </Form.Item>
  );

  return (
    <EditDrawer
      open={user !== undefined}
      title={intl.formatMessage({ id: editing ? 'sysUser.edit' : 'sysUser.add' })}
      size={520}
      form={form}
      name={editing?.id ?? 'new-user'}
      initialValues={fieldsOf(user)}
      saving={create.isPending || update.isPending}
      onSave={send}
      onClose={onClose}
    >
      <Row gutter={16}>
        <Col span={12}>{text('firstName', [needed])}</Col>
        <Col span={12}>{text('lastName', [needed])}</Col>
        <Col span={12}>{text('chineseName', [needed])}</Col>
        <Col span={12}>{text('userCode', [], 32)}</Col>
      </Row>
      {text('mobile', [...neededIf('mobile'), rules.fits('accountPhone')], 17)}
      {text('email', [...neededIf('email'), rules.fits('email')], 254)}
      {text('adUser', [], 64)}
      <Form.Item name="roles" label={intl.formatMessage({ id: 'sysUser.roles' })}>
        <Select
          mode="tags"
          options={fieldsOf(user).roles?.map((id) => ({ value: id, label: grant(id).name })) ?? []}
        />
      </Form.Item>
      <Form.Item name="permissions" label={intl.formatMessage({ id: 'sysUser.permissions' })}>
        <Select mode="tags" options={PERMISSIONS.map((id) => ({ value: id, label: id }))} />
      </Form.Item>
      <Form.Item
        name="status"
        label={intl.formatMessage({ id: 'sysUser.enabled' })}
        valuePropName="checked"
      >
        <Switch />
      </Form.Item>
      <Form.Item name="remarks" label={intl.formatMessage({ id: 'sysUser.remarks' })}>
        <Input.TextArea maxLength={500} rows={3} />
      </Form.Item>
    </EditDrawer>
  );
}
