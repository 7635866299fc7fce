import { Button, Form, Input, InputNumber } from 'antd';
import { useIntl } from 'react-intl';
import type { MessageId } from '@/i18n/message-ids';
import { useFieldRules } from '@/ui/use-field-rules';
import styles from './entry-form.module.css';

const MOST_MEMBERS = 30;

/** The leader and the members of the team. */
export function TeamStep() {
  const intl = useIntl();
  const text = (id: MessageId) => intl.formatMessage({ id });
  const rules = useFieldRules();
  const required = rules.required('signUp.required');

  return (
    <>
      <p className={styles['hint']}>{text('signUp.privacy')}</p>
      <div className={styles['row']}>
        <Form.Item name={['team', 'leader']} label={text('signUp.leader')} rules={[required]}>
          <Input maxLength={50} autoComplete="name" />
        </Form.Item>
        <Form.Item
          name={['team', 'mobile']}
          label={text('signUp.mobile')}
          rules={[required, rules.fits('accountPhone')]}
        >
          <Input maxLength={30} inputMode="tel" autoComplete="tel" />
        </Form.Item>
        <Form.Item
          name={['team', 'email']}
          label={text('signUp.email')}
          rules={[required, rules.fits('email')]}
        >
          <Input maxLength={100} inputMode="email" autoComplete="email" />
        </Form.Item>
        <Form.Item
          name={['team', 'idCard']}
          label={text('signUp.idCard')}
          rules={[required, rules.fits('idCard')]}
        >
          <Input maxLength={30} autoComplete="off" />
        </Form.Item>
        <Form.Item
          name={['team', 'size']}
          label={text('signUp.size')}
          rules={[{ required: true, message: text('signUp.required') }]}
        >
          <InputNumber min={1} max={1000} precision={0} className={styles['wide']} />
        </Form.Item>
      </div>
      <Form.List name="members">
        {(fields, { add, remove }) => (
          <fieldset className={styles['members']}>
            <legend>{text('signUp.members')}</legend>
            {fields.map(({ key, name }) => (
              <div key={key} className={styles['member']}>
                <Form.Item
                  name={[name, 'name']}
                  label={text('signUp.memberName')}
                  rules={[required]}
                >
                  <Input maxLength={50} />
                </Form.Item>
                <Form.Item
                  name={[name, 'role']}
                  label={text('signUp.memberRole')}
                  rules={[required]}
                >
                  <Input maxLength={50} />
                </Form.Item>
                <Form.Item
                  name={[name, 'mobile']}
                  label={text('signUp.memberMobile')}
                  rules={[rules.fits('accountPhone')]}
                >
                  <Input maxLength={30} inputMode="tel" />
                </Form.Item>
                <Button onClick={() => remove(name)}>{text('signUp.removeMember')}</Button>
              </div>
            ))}
            <Button disabled={fields.length >= MOST_MEMBERS} onClick={() => add({ name: '' })}>
              {text('signUp.addMember')}
            </Button>
          </fieldset>
        )}
      </Form.List>
    </>
  );
}
