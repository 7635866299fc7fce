import { Form, Input } from 'antd';
import { useIntl } from 'react-intl';

/** Field for the note among staff of a decision. */
export function StaffNoteField() {
  const intl = useIntl();
  return (
    <Form.Item
      name="staffNote"
      label={intl.formatMessage({ id: 'staffEntry.staffNote' })}
      extra={intl.formatMessage({ id: 'staffEntry.staffNoteHint' })}
    >
      <Input.TextArea maxLength={500} rows={2} />
    </Form.Item>
  );
}
