import { Form, Input, InputNumber, Select } from 'antd';
import { useIntl } from 'react-intl';
import type { MessageId } from '@/i18n/message-ids';
import { useCityChoices, useDomainChoices } from '@/api/reference-labels';
import { useFieldRules } from '@/ui/use-field-rules';
import styles from './entry-form.module.css';

const STAGES = ['idea', 'prototype', 'revenue', 'growth'] as const;

/** What the project is, and the company behind it where there is one. */
export function ProjectStep() {
  const intl = useIntl();
  const text = (id: MessageId) => intl.formatMessage({ id });
  const rules = useFieldRules();
  const required = [rules.required('signUp.required')];
  const domains = useDomainChoices();
  const cities = useCityChoices();
  const stages = STAGES.map((value) => ({ value, label: text(`entry.stage.${value}`) }));

  return (
    <>
      <Form.Item name="name" label={text('signUp.name')} rules={required}>
        <Input maxLength={100} />
      </Form.Item>
      <div className={styles['row']}>
        <Form.Item name="domain" label={text('entry.fact.domain')} rules={required}>
          <Select options={domains} />
        </Form.Item>
        <Form.Item name="city" label={text('entry.fact.city')} rules={required}>
          <Select options={cities} showSearch={{ optionFilterProp: 'label' }} />
        </Form.Item>
        <Form.Item name="stage" label={text('entry.fact.stage')} rules={required}>
          <Select options={stages} />
        </Form.Item>
      </div>
      <Form.Item name="summary" label={text('signUp.summary')} rules={required}>
        <Input.TextArea rows={2} maxLength={200} showCount />
      </Form.Item>
      <Form.Item name="description" label={text('signUp.description')} rules={required}>
        <Input.TextArea rows={8} maxLength={5000} showCount />
      </Form.Item>
      <div className={styles['row']}>
        <Form.Item name={['company', 'name']} label={text('signUp.company')}>
          <Input maxLength={100} />
        </Form.Item>
        <Form.Item name={['company', 'founded']} label={text('signUp.founded')}>
          <Input type="date" />
        </Form.Item>
        <Form.Item name={['company', 'registeredCapital']} label={text('signUp.capital')}>
          <InputNumber min={0} max={1_000_000_000_000} precision={0} className={styles['wide']} />
        </Form.Item>
      </div>
    </>
  );
}
