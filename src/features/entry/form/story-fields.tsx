import { Form } from 'antd';
import { useIntl } from 'react-intl';
import { LimitedText } from '@/ui/form/limited-text';
import { TidyInput } from '@/ui/form/tidy-input';
import { useFieldRules } from '@/ui/form/use-field-rules';

/** Summary and description, and name and summary in English, which are optional. */
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
        <LimitedText rows={2} maxLength={200} />
      </Form.Item>
      <Form.Item
        name="description"
        label={intl.formatMessage({ id: 'signUp.description' })}
        rules={required}
      >
        <LimitedText rows={8} maxLength={5000} />
      </Form.Item>
      <Form.Item
        name="englishName"
        label={intl.formatMessage({ id: 'signUp.englishName' })}
        extra={intl.formatMessage({ id: 'signUp.englishHint' })}
        rules={[rules.fits('name')]}
      >
        <TidyInput kind="name" maxLength={100} autoComplete="off" lang="en" />
      </Form.Item>
      <Form.Item name="englishSummary" label={intl.formatMessage({ id: 'signUp.englishSummary' })}>
        <LimitedText rows={2} maxLength={400} lang="en" />
      </Form.Item>
    </>
  );
}
