import { Form, Input } from 'antd';
import { useIntl } from 'react-intl';
import { useFieldRules } from '@/ui/form/use-field-rules';

export function StoryFields() {
  const intl = useIntl();
  const rules = useFieldRules();
  const required = [rules.required('signUp.required')];
  return (
    <>
      <Form.Item
        name="summary"
        label={intl.formatMessage({ id: 'signUp.summary' })}
        rules={required}
      >
        <Input.TextArea rows={2} maxLength={200} showCount />
      </Form.Item>
      <Form.Item
        name="description"
        label={intl.formatMessage({ id: 'signUp.description' })}
        rules={required}
      >
        <Input.TextArea rows={8} maxLength={5000} showCount />
      </Form.Item>
    </>
  );
}
