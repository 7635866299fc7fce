import { Form, Input, Select } from 'antd';
import { useIntl } from 'react-intl';
import type { Role, RoleBody } from '@/api/generated/model';
import { listRoles, useCreateRole, useUpdateRole } from '@/api/generated/staff-right/staff-right';
import { useOptimisticSave } from '@/domain/record/use-optimistic-save';
import { nameList } from '@/i18n/name-list';
import { RIGHTS, useRightName } from '@/session/use-right-name';
import { EditDrawer } from '@/ui/admin/edit-drawer';
import { LanguageTabs } from '@/ui/admin/language-tabs';
import { LocalizedItem } from '@/ui/admin/localized-item';
import { useFieldRules } from '@/ui/form/use-field-rules';
import { useOptionSearch } from '@/ui/form/use-option-search';
import { OwnPasswordField } from './own-password-field';

interface Props {
  /** Role to edit; `new` to add one; undefined while closed. */
  role: Role | 'new' | undefined;
  onClose: () => void;
}

const NEW: Partial<RoleBody> = { permissions: ['system:login'] };

/** Drawer that adds or edits a role: name in three languages and permissions. */
export function RoleEditor({ role, onClose }: Props) {
  const intl = useIntl();
  const optionSearch = useOptionSearch();
  const [form] = Form.useForm<RoleBody>();
  const rightName = useRightName();
  const rules = useFieldRules();
  const create = useCreateRole({ mutation: { onSuccess: onClose } });
  const update = useUpdateRole();
  const stored = role === 'new' ? undefined : role;
  const id = stored?.id ?? '';
  const right = (one: string) => rightName({ id: one, name: one });
  const saver = useOptimisticSave<RoleBody, string>({
    base: stored && { content: stored, revision: stored.revision },
    labels: {
      name: intl.formatMessage({ id: 'staffRight.role' }),
      permissions: intl.formatMessage({ id: 'staffRight.rights' }),
    },
    valueText: (field, value) =>
      field === 'permissions' ? nameList(intl, (value as string[]).map(right)) : undefined,
    readNewest: async () => {
      const newest = (await listRoles()).find((one) => one.id === id);
      return newest && { content: newest, revision: newest.revision };
    },
    update: (body, revision) => update.mutateAsync({ data: { ...body, id, revision } }),
    onSaved: onClose,
  });
  return (
    <EditDrawer
      open={role !== undefined}
      title={intl.formatMessage({ id: stored ? 'staffRight.editRole' : 'staffRight.addRole' })}
      size={560}
      form={form}
      name={stored?.id ?? 'new-role'}
      initialValues={stored ? { name: stored.name, permissions: stored.permissions } : NEW}
      saving={create.isPending || saver.saving}
      onSave={({ password, ...body }) => {
        const own = password === undefined ? {} : { password };
        if (stored) saver.save(body, own);
        else create.mutate({ data: { ...body, ...own } });
      }}
      onClose={onClose}
    >
      {saver.dialog}
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
          options={RIGHTS.map((value) => ({ value, label: right(value) }))}
        />
      </Form.Item>
      <OwnPasswordField />
    </EditDrawer>
  );
}
