import { Form, InputNumber } from 'antd';
import { useIntl } from 'react-intl';
import { isTeamSize } from '@/domain/entry/entry-rules';
import { useEntryRules } from '@/domain/entry/use-entry-rules';
import { useRuleTexts } from '@/domain/entry/use-rule-texts';
import type { MessageId } from '@/i18n/message-ids';
import { IdentityFields } from '@/ui/form/identity-fields';
import { PhoneField } from '@/ui/form/phone-field';
import { TidyInput } from '@/ui/form/tidy-input';
import { useFieldRules } from '@/ui/form/use-field-rules';
import { valueRule } from '@/ui/form/value-rule';
import styles from './entry-form.module.css';

/** Leader of the team, who is responsible for the entry, and the team's size. */
export function LeaderFields() {
  const intl = useIntl();
  const text = (id: MessageId) => intl.formatMessage({ id });
  const rules = useFieldRules();
  const required = rules.required('signUp.required');
  const limits = useEntryRules();
  const { team } = useRuleTexts(limits);
  const fits = valueRule((people: number | null = null) =>
    people === null || isTeamSize(people, limits) ? undefined : team,
  );

  return (
    <>
      <p className={styles['hint']}>{text('signUp.privacy')}</p>
      <div className={styles['row']}>
        <Form.Item
          name={['team', 'leader']}
          label={text('signUp.leader')}
          rules={[required, rules.fits('name')]}
        >
          <TidyInput kind="name" maxLength={50} autoComplete="name" />
        </Form.Item>
        <Form.Item
          name={['team', 'mobile']}
          label={text('signUp.mobile')}
          rules={[required, rules.fits('accountPhone')]}
        >
          <PhoneField autoComplete="tel" />
        </Form.Item>
        <Form.Item
          name={['team', 'email']}
          label={text('signUp.email')}
          rules={[required, rules.fits('email')]}
        >
          <TidyInput kind="email" maxLength={100} inputMode="email" autoComplete="email" />
        </Form.Item>
        <IdentityFields name={['team', 'identity']} required="signUp.required" />
        <Form.Item
          name={['team', 'size']}
          label={text('signUp.size')}
          extra={team}
          rules={[{ required: true, message: text('signUp.required') }, fits]}
        >
          <InputNumber
            controls={false}
            min={1}
            max={1000}
            precision={0}
            inputMode="numeric"
            className={styles['wide']}
          />
        </Form.Item>
      </div>
    </>
  );
}
