import { Form, Input, InputNumber } from 'antd';
import { useIntl } from 'react-intl';
import type { MessageId } from '@/i18n/message-ids';
import styles from './entry-form.module.css';

/** The company behind the project, where there is one. */
export function CompanyFields() {
  const intl = useIntl();
  const text = (id: MessageId) => intl.formatMessage({ id });
  return (
    <div className={styles['row']}>
      <Form.Item name={['company', 'name']} label={text('signUp.company')}>
        <Input maxLength={100} autoComplete="organization" />
      </Form.Item>
      <Form.Item name={['company', 'founded']} label={text('signUp.founded')}>
        <Input type="date" />
      </Form.Item>
      <Form.Item name={['company', 'registeredCapital']} label={text('signUp.capital')}>
        <InputNumber
          min={0}
          max={1_000_000_000_000}
          precision={0}
          inputMode="numeric"
          className={styles['wide']}
        />
      </Form.Item>
    </div>
  );
}
