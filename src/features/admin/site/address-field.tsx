import { Form, Input } from 'antd';
import { useIntl } from 'react-intl';
import { useFieldRules } from '@/ui/form/use-field-rules';

/** Field for a URL with http or https. */
export function AddressField({ name, required = false }: { name: string; required?: boolean }) {
  const intl = useIntl();
  const rules = useFieldRules();
  return (
    <Form.Item
      name={name}
      label={intl.formatMessage({ id: 'staffSite.address' })}
      normalize={(value: string) => value.trim()}
      rules={[
        ...(required ? [rules.required('staff.required')] : []),
        {
          pattern: /^https?:\/\/\S+$/i,
          message: intl.formatMessage({ id: 'staffSite.addressRule' }),
        },
      ]}
    >
      <Input maxLength={500} inputMode="url" placeholder="https://" />
    </Form.Item>
  );
}
