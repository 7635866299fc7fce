import { Form } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';
import { changeMyPassword } from '@/api/generated/account/account';
import type { PasswordBody } from '@/api/generated/model';
import { refreshCurrentUser } from '@/session/current-user';
import { NewPasswordFields } from '@/auth/login/new-password-fields';
import { PasswordInput } from '@/auth/login/password-input';
import { useFieldRules } from '@/ui/form/use-field-rules';
import { SettingForm } from './setting-form';

interface Props {
  /** User name for the browser's password manager. */
  phone: string;
  /** Whether the current password is required. */
  hasPassword: boolean;
  /** Called after the change, which ends other sessions. */
  onChanged: () => void;
}

export function PasswordSetting({ phone, hasPassword, onChanged }: Props) {
  const intl = useIntl();
  const rules = useFieldRules();
  const [form] = Form.useForm<PasswordBody>();

  const save = async ({ password, newPassword }: PasswordBody) => {
    const { ended } = await changeMyPassword(
      { newPassword, ...(password !== undefined && { password }) },
      { suppressToast: true },
    );
    form.resetFields();
    if (!hasPassword) await refreshCurrentUser({ hasPassword: true });
    onChanged();
    return <FormattedMessage id="account.passwordChanged" values={{ count: ended }} />;
  };

  return (
    <SettingForm<PasswordBody>
      title="account.password"
      lead="account.passwordLead"
      submit="account.changePassword"
      form={form}
      onSave={save}
    >
      <input type="text" autoComplete="username" value={phone} readOnly hidden />
      {hasPassword && (
        <Form.Item
          name="password"
          label={intl.formatMessage({ id: 'account.currentPassword' })}
          rules={[rules.required('account.required')]}
        >
          <PasswordInput maxLength={128} autoComplete="current-password" />
        </Form.Item>
      )}
      <NewPasswordFields name="newPassword" label="account.newPassword" />
    </SettingForm>
  );
}
