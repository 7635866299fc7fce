import { Form } from 'antd';
import { useIntl } from 'react-intl';
import { PasswordInput } from '@/auth/login/password-input';
import { useFieldRules } from '@/ui/form/use-field-rules';

export function CurrentPasswordField() {
  const intl = useIntl();
  const { required } = useFieldRules();
  return (
    <Form.Item
      name="password"
      label={intl.formatMessage({ id: 'account.currentPassword' })}
      rules={[required('account.required')]}
    >
      <PasswordInput maxLength={128} autoComplete="current-password" />
    </Form.Item>
  );
}
