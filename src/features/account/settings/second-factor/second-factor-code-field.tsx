import { Form, Input } from 'antd';
import { useIntl } from 'react-intl';
import type { MessageId } from '@/i18n/message-ids';
import { useFieldRules } from '@/ui/form/use-field-rules';

interface Props {
  label: MessageId;
  /** Whether the app alone has what is asked for, and not a recovery code. */
  digits?: boolean;
}

/** What an app shows, or a recovery code. */
export function SecondFactorCodeField({ label, digits = false }: Props) {
  const intl = useIntl();
  const { required } = useFieldRules();
  return (
    <Form.Item
      name="code"
      label={intl.formatMessage({ id: label })}
      rules={[
        required('login.codeRequired'),
        { min: 6, message: intl.formatMessage({ id: 'secondFactor.codeTooShort' }) },
      ]}
    >
      <Input
        size="large"
        autoComplete="one-time-code"
        inputMode={digits ? 'numeric' : 'text'}
        maxLength={30}
      />
    </Form.Item>
  );
}
