import { Form, Input } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';
import { updateMyContact } from '@/api/generated/account/account';
import type { ContactBody, CurrentUser } from '@/api/generated/model';
import { moveDrafts } from '@/lib/form-draft';
import { loadCurrentUser } from '@/session/current-user';
import { PasswordInput } from '@/session/login/password-input';
import { useSession } from '@/session/session-store';
import { useFieldRules } from '@/ui/use-field-rules';
import { SettingForm } from './setting-form';
import styles from './setting.module.css';

/** Phone number and e-mail address, changed with the password. */
export function ContactSetting({ user: { phone, email } }: { user: CurrentUser }) {
  const intl = useIntl();
  const rules = useFieldRules();
  const [form] = Form.useForm<ContactBody>();
  const required = rules.required('account.required');

  const save = async (body: ContactBody) => {
    const { mobile } = await updateMyContact(body, { quiet: true });
    const { token, start } = useSession.getState();
    // What this device keeps of the account is kept under its number.
    moveDrafts(phone, mobile);
    if (token !== undefined) start({ token, phone: mobile });
    form.resetFields(['password']);
    form.setFieldsValue({ mobile });
    await loadCurrentUser();
    return <FormattedMessage id="account.contactSaved" />;
  };

  return (
    <SettingForm<ContactBody>
      title="account.contact"
      lead="account.contactLead"
      submit="account.saveContact"
      form={form}
      initialValues={{ mobile: phone, email }}
      onSave={save}
    >
      <div className={styles['row']}>
        <Form.Item
          name="mobile"
          label={intl.formatMessage({ id: 'account.mobile' })}
          rules={[required, rules.fits('accountPhone')]}
        >
          <Input size="large" maxLength={17} inputMode="tel" autoComplete="tel" />
        </Form.Item>
        <Form.Item
          name="email"
          label={intl.formatMessage({ id: 'account.email' })}
          rules={[required, rules.fits('email')]}
        >
          <Input size="large" maxLength={254} inputMode="email" autoComplete="email" />
        </Form.Item>
      </div>
      <Form.Item
        name="password"
        label={intl.formatMessage({ id: 'account.currentPassword' })}
        rules={[required]}
      >
        <PasswordInput maxLength={128} autoComplete="current-password" />
      </Form.Item>
    </SettingForm>
  );
}
