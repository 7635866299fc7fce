import { Form, Select } from 'antd';
import { useIntl } from 'react-intl';
import type { MessageId } from '@/i18n/message-ids';
import { useDomainChoices } from '@/domain/reference/reference-labels';
import { PlainSelect } from '@/ui/form/plain-select';
import { TidyInput } from '@/ui/form/tidy-input';
import { useFieldRules } from '@/ui/form/use-field-rules';
import { CityField } from './city-field';
import styles from './entry-form.module.css';

const STAGES = ['idea', 'prototype', 'revenue', 'growth'] as const;

interface Props {
  /** Uses native selects for touch input. */
  touch?: boolean;
}

/** Name, track, city and stage of the project. */
export function BasicFields({ touch = false }: Props) {
  const intl = useIntl();
  const text = (id: MessageId) => intl.formatMessage({ id });
  const rules = useFieldRules();
  const required = [rules.required('signUp.required')];
  const domains = useDomainChoices();
  const stages = STAGES.map((value) => ({ value, label: text(`entry.stage.${value}`) }));

  return (
    <>
      <Form.Item name="name" label={text('signUp.name')} rules={[...required, rules.fits('name')]}>
        <TidyInput kind="name" maxLength={100} autoComplete="off" />
      </Form.Item>
      <div className={styles['row']}>
        <Form.Item name="domain" label={text('entry.fact.domain')} rules={required}>
          {touch ? <PlainSelect options={domains} /> : <Select options={domains} />}
        </Form.Item>
        <Form.Item name="city" label={text('entry.fact.city')} rules={required}>
          <CityField touch={touch} />
        </Form.Item>
        <Form.Item name="stage" label={text('entry.fact.stage')} rules={required}>
          {touch ? <PlainSelect options={stages} /> : <Select options={stages} />}
        </Form.Item>
      </div>
    </>
  );
}
