import { Form } from 'antd';
import { useIntl } from 'react-intl';
import type { MessageId } from '@/i18n/message-ids';
import { useFieldRules } from '@/ui/form/use-field-rules';
import { PasswordInput } from './password-input';

interface Props {
  name: string;
  label: MessageId;
}

/** Fields for a new password and its repetition (spec section 5). */
export function NewPasswordFields({ name, label }: Props) {
  const intl = useIntl();
  const { required, fits, repeats } = useFieldRules();
  return (
    <>
      <Form.Item
        name={name}
        label={intl.formatMessage({ id: label })}
        rules={[required('login.passwordRequired'), fits('password')]}
      >
        <PasswordInput autoComplete="new-password" />
      </Form.Item>
      <Form.Item
        name="confirm"
        label={intl.formatMessage({ id: 'login.confirmPassword' })}
        dependencies={[name]}
        rules={[required('login.confirmRequired'), repeats(name)]}
      >
        <PasswordInput autoComplete="new-password" />
      </Form.Item>
    </>
  );
}
