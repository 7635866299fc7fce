import { Form, Input, InputNumber, type FormRule } from 'antd';
import { useIntl } from 'react-intl';
import { isAllowedKind, isFoundedInTime } from '@/domain/entry/entry-rules';
import type { EntryValues } from '@/domain/entry/entry-values';
import { useEntryRules } from '@/domain/entry/use-entry-rules';
import { useRuleTexts } from '@/domain/entry/use-rule-texts';
import type { MessageId } from '@/i18n/message-ids';
import { TidyInput } from '@/ui/form/tidy-input';
import { useFieldRules } from '@/ui/form/use-field-rules';
import { valueRule } from '@/ui/form/value-rule';
import styles from './entry-form.module.css';

/** Company behind the project; required if the edition only admits companies. */
export function CompanyFields() {
  const intl = useIntl();
  const text = (id: MessageId) => intl.formatMessage({ id });
  const { required, fits } = useFieldRules();
  const limits = useEntryRules();
  const { kind, founded } = useRuleTexts(limits);
  const needed = !isAllowedKind(undefined, limits);
  const allowed = valueRule((name?: string) => (isAllowedKind(name, limits) ? undefined : kind));
  const inTime: FormRule = ({ getFieldValue }) =>
    valueRule(() => {
      const company = (getFieldValue('company') ?? {}) as EntryValues['company'] & {};
      return isFoundedInTime(company, limits) ? undefined : founded;
    });
  return (
    <div className={styles['row']}>
      <Form.Item
        name={['company', 'name']}
        label={text(needed ? 'entry.fact.company' : 'signUp.company')}
        extra={kind}
        rules={[needed ? required('signUp.required') : allowed, fits('name')]}
      >
        <TidyInput kind="name" maxLength={100} autoComplete="organization" />
      </Form.Item>
      <Form.Item
        name={['company', 'founded']}
        label={text(founded === undefined ? 'signUp.founded' : 'signUp.foundedFact')}
        extra={founded}
        dependencies={[['company', 'name']]}
        rules={[inTime]}
      >
        <Input type="date" />
      </Form.Item>
      <Form.Item name={['company', 'registeredCapital']} label={text('signUp.capital')}>
        <InputNumber
          controls={false}
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
