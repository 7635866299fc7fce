import { Form, Input } from 'antd';
import { useIntl } from 'react-intl';
import { useFieldRules } from '@/ui/form/use-field-rules';

/** The caller's own password, once more: what is saved opens the site to somebody. */
export function OwnPasswordField() {
  const intl = useIntl();
  const rules = useFieldRules();
  return (
    <Form.Item
      name="password"
      label={intl.formatMessage({ id: 'staffRight.ownPassword' })}
      extra={intl.formatMessage({ id: 'staffRight.ownPasswordWhy' })}
      rules={[rules.required('sysUser.required')]}
    >
      <Input.Password autoComplete="current-password" maxLength={128} />
    </Form.Item>
  );
}
