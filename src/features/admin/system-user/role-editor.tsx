import { Form, Input, Select } from 'antd';
import { useIntl } from 'react-intl';
import type { Role, RoleBody } from '@/api/generated/model';
import { useCreateRole, useUpdateRole } from '@/api/generated/staff-right/staff-right';
import { RIGHTS, useRightName } from '@/session/use-right-name';
import { EditDrawer } from '@/ui/admin/edit-drawer';
import { LanguageTabs } from '@/ui/admin/language-tabs';
import { LocalizedItem } from '@/ui/admin/localized-item';
import { useFieldRules } from '@/ui/form/use-field-rules';
import { useOptionSearch } from '@/ui/form/use-option-search';
import { OwnPasswordField } from './own-password-field';

interface Props {
  /** The role to edit; `new` for one to define; undefined while closed. */
  role: Role | 'new' | undefined;
  onClose: () => void;
}

const NEW: Partial<RoleBody> = { permissions: ['system:login'] };

/** Defines or changes a role: its name in three languages, and its rights. */
export function RoleEditor({ role, onClose }: Props) {
  const intl = useIntl();
  const optionSearch = useOptionSearch();
  const [form] = Form.useForm<RoleBody>();
  const rightName = useRightName();
  const rules = useFieldRules();
  const create = useCreateRole({ mutation: { onSuccess: onClose } });
  const update = useUpdateRole({ mutation: { onSuccess: onClose } });
  const stored = role === 'new' ? undefined : role;
  return (
    <EditDrawer
      open={role !== undefined}
      title={intl.formatMessage({ id: stored ? 'staffRight.editRole' : 'staffRight.addRole' })}
      size={560}
      form={form}
      name={stored?.id ?? 'new-role'}
      initialValues={stored ? { name: stored.name, permissions: stored.permissions } : NEW}
      saving={create.isPending || update.isPending}
      onSave={(body) =>
        stored ? update.mutate({ data: { ...body, id: stored.id } }) : create.mutate({ data: body })
      }
      onClose={onClose}
    >
      <LanguageTabs fields={['name']} stored={stored} />
      <LocalizedItem
        name="name"
        label={intl.formatMessage({ id: 'staffRight.role' })}
        rules={[rules.required('sysUser.required')]}
      >
        <Input maxLength={50} />
      </LocalizedItem>
      <Form.Item name="permissions" label={intl.formatMessage({ id: 'staffRight.rights' })}>
        <Select
          mode="multiple"
          showSearch={optionSearch}
          options={RIGHTS.map((id) => ({ value: id, label: rightName({ id, name: id }) }))}
        />
      </Form.Item>
      <OwnPasswordField />
    </EditDrawer>
  );
}
