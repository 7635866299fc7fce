import { Form, Input } from 'antd';
import { useIntl } from 'react-intl';
import type { MessageId } from '@/i18n/message-ids';
import { useFieldRules } from '@/ui/form/use-field-rules';

interface Props {
  label: MessageId;
  /** Whether the code has digits only, as app codes do; shows a numeric keyboard. */
  digits?: boolean;
}

/** Code of an authenticator app, or a recovery code. */
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
