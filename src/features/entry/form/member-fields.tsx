import { Button, Form, Input } from 'antd';
import { useIntl } from 'react-intl';
import { memberLimit } from '@/domain/entry/entry-rules';
import { useEntryRules } from '@/domain/entry/use-entry-rules';
import { useRuleTexts } from '@/domain/entry/use-rule-texts';
import type { MessageId } from '@/i18n/message-ids';
import { PhoneField } from '@/ui/form/phone-field';
import { TidyInput } from '@/ui/form/tidy-input';
import { useFieldRules } from '@/ui/form/use-field-rules';
import { valueRule } from '@/ui/form/value-rule';
import styles from './entry-form.module.css';

const MAX_MEMBERS = 30;

export function MemberFields() {
  const intl = useIntl();
  const text = (id: MessageId) => intl.formatMessage({ id });
  const rules = useFieldRules();
  const required = rules.required('signUp.required');
  const limits = useEntryRules();
  const { team } = useRuleTexts(limits);
  const limit = memberLimit(limits, MAX_MEMBERS);
  const fits = valueRule((members: readonly unknown[] = []) =>
    members.length <= limit ? undefined : team,
  );

  return (
    <Form.List name="members" rules={[fits]}>
      {(fields, { add, remove }, { errors }) => (
        <fieldset className={styles['members']}>
          <legend>{text('signUp.members')}</legend>
          {limit < MAX_MEMBERS && <p className={styles['hint']}>{team}</p>}
          {fields.map(({ key, name }) => (
            <div key={key} className={styles['member']}>
              <Form.Item
                name={[name, 'name']}
                label={text('signUp.memberName')}
                rules={[required, rules.fits('name')]}
              >
                <TidyInput kind="name" maxLength={50} />
              </Form.Item>
              <Form.Item name={[name, 'role']} label={text('signUp.memberRole')} rules={[required]}>
                <Input maxLength={50} />
              </Form.Item>
              <Form.Item
                name={[name, 'mobile']}
                label={text('signUp.memberMobile')}
                rules={[rules.fits('accountPhone')]}
              >
                <PhoneField />
              </Form.Item>
              <Button onClick={() => remove(name)}>{text('signUp.removeMember')}</Button>
            </div>
          ))}
          <Button disabled={fields.length >= limit} onClick={() => add({ name: '' })}>
            {text('signUp.addMember')}
          </Button>
          <Form.ErrorList errors={errors} />
        </fieldset>
      )}
    </Form.List>
  );
}
