import { Form } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';
import { updateMyContact } from '@/api/generated/account/account';
import type { ContactBody, CurrentUser } from '@/api/generated/model';
import { moveDrafts } from '@/lib/form-draft';
import { refreshCurrentUser } from '@/session/current-user';
import { PasswordInput } from '@/auth/login/password-input';
import { useSession } from '@/session/session-store';
import { PhoneField } from '@/ui/form/phone-field';
import { TidyInput } from '@/ui/form/tidy-input';
import { useFieldRules } from '@/ui/form/use-field-rules';
import { ContactCode } from './contact-code';
import { SettingForm } from './setting-form';
import styles from './setting.module.css';

type Fields = ContactBody & { mobile: string; email: string };

/** Builds the request body without empty fields. */
function bodyOf(fields: Fields): ContactBody {
  const filled = Object.entries(fields).filter(([, value]) => Boolean(value));
  return Object.fromEntries(filled);
}

/** Changes phone number and email address, with the password and a code sent to the new contact. */
export function ContactSetting({ user }: { user: CurrentUser }) {
  const intl = useIntl();
  const rules = useFieldRules();
  const [form] = Form.useForm<Fields>();
  const required = rules.required('account.required');
  const { phone: name, email = '', hasPassword, unconfirmed } = user;
  // Accounts without a phone number are identified by their email address.
  const mobile = name.includes('@') ? '' : name;

  const save = async (fields: Fields) => {
    const saved = await updateMyContact(bodyOf(fields), { suppressToast: true });
    const { token, start } = useSession.getState();
    const phone = saved.mobile ?? saved.email ?? name;
    // Local drafts are stored under the account's identifier.
    moveDrafts(name, phone);
    if (token !== undefined) start({ token, phone });
    form.resetFields(['password', 'mobileCode', 'emailCode']);
    form.setFieldsValue({ mobile: saved.mobile ?? '', email: saved.email ?? '' });
    await refreshCurrentUser({ phone, ...(saved.email !== undefined && { email: saved.email }) });
    return <FormattedMessage id="account.contactSaved" />;
  };

  return (
    <SettingForm<Fields>
      title="account.contact"
      lead="account.contactLead"
      submit="account.saveContact"
      form={form}
      initialValues={{ mobile, email }}
      onSave={save}
    >
      <div className={styles['row']}>
        <Form.Item
          name="mobile"
          label={intl.formatMessage({ id: 'account.mobile' })}
          rules={[...(mobile === '' ? [] : [required]), rules.fits('accountPhone')]}
        >
          <PhoneField size="large" autoComplete="tel" />
        </Form.Item>
        <Form.Item
          name="email"
          label={intl.formatMessage({ id: 'account.email' })}
          rules={[...(email === '' ? [] : [required]), rules.fits('email')]}
        >
          <TidyInput
            kind="email"
            size="large"
            maxLength={254}
            inputMode="email"
            autoComplete="email"
          />
        </Form.Item>
      </div>
      <ContactCode contact="mobile" current={mobile} unconfirmed={unconfirmed} />
      <ContactCode contact="email" current={email} unconfirmed={unconfirmed} />
      {hasPassword && (
        <Form.Item
          name="password"
          label={intl.formatMessage({ id: 'account.currentPassword' })}
          rules={[required]}
        >
          <PasswordInput maxLength={128} autoComplete="current-password" />
        </Form.Item>
      )}
    </SettingForm>
  );
}
