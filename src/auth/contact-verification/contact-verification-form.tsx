import { Button, Form, Radio } from 'antd';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { sendContactCode, updateMyContact } from '@/api/generated/account/account';
import type { CurrentUser } from '@/api/generated/model';
import { useSingleFlight } from '@/ui/button/use-single-flight';
import { SiteLink } from '@/lib/page/site-link';
import { SiteForm } from '@/ui/form/site-form';
import { refreshCurrentUser } from '@/session/current-user';
import { CodeField } from '../login/code-field';
import { CODE_WORDS, problemOf, type Problem } from '../login/problem';
import { ProblemAlert } from '../login/problem-alert';
import styles from './contact-verification.module.css';
import { closeContactVerification, useContactVerification } from './contact-verification-store';

type Contact = CurrentUser['unconfirmed'][number];

/** Maps `mobileCode` and `emailCode` of the request to the form's one field. */
const toFormPath = ([field = '']: readonly string[]) =>
  field.endsWith('Code') ? ['verifyCode'] : undefined;

/** Verifies a phone number or an email address of the account by a code. */
export function ContactVerificationForm({ user }: { user: CurrentUser }) {
  const intl = useIntl();
  const { unconfirmed, phone, email = '' } = user;
  // An account without a phone number has its email address in `phone`.
  const values: Record<Contact, string> = { mobile: phone, email };
  // Email by default: it is free, and works without the phone.
  const [contact, setContact] = useState<Contact>(
    unconfirmed.includes('email') ? 'email' : 'mobile',
  );
  const [problem, setProblem] = useState<Problem>();
  const reason = useContactVerification((dialog) => dialog.reason);

  const sendCode = async () => {
    setProblem(undefined);
    try {
      await sendContactCode({ [contact]: values[contact] }, { suppressToast: true });
    } catch (error) {
      setProblem(problemOf(error, CODE_WORDS));
      return false;
    }
    return true;
  };

  const [confirm, loading] = useSingleFlight(async (fields: { verifyCode: string }) => {
    setProblem(undefined);
    try {
      const verification = { [contact]: values[contact], [`${contact}Code`]: fields.verifyCode };
      await updateMyContact(verification, { suppressToast: true });
    } catch (error) {
      const refused = 'login.verification.failed';
      setProblem(
        problemOf(error, { refused, unreachable: refused, unreadable: 'error.outcomeUnknown' }),
      );
      return;
    }
    await refreshCurrentUser({ unconfirmed: unconfirmed.filter((one) => one !== contact) });
    closeContactVerification();
  });

  return (
    <SiteForm
      name="verification"
      layout="vertical"
      requiredMark={false}
      toFormPath={toFormPath}
      onFinish={confirm}
    >
      <p className={styles['lead']}>
        <FormattedMessage id={`login.verification.lead.${reason}`} />
      </p>
      {problem && (
        <div className={styles['alert']}>
          <ProblemAlert problem={problem} />
        </div>
      )}
      <Form.Item label={intl.formatMessage({ id: 'login.verification.to' })}>
        <Radio.Group
          className={styles['contacts'] ?? ''}
          value={contact}
          onChange={({ target }) => {
            setContact(target.value as Contact);
          }}
        >
          {unconfirmed.map((one) => (
            <Radio key={one} value={one} className={styles['contact'] ?? ''}>
              {values[one]}
            </Radio>
          ))}
        </Radio.Group>
      </Form.Item>
      <CodeField key={contact} kind={contact} id="verification_verifyCode" onSend={sendCode} />
      <Button type="primary" htmlType="submit" size="large" block loading={loading}>
        <FormattedMessage id="login.verification.confirm" />
      </Button>
      {reason === 'login' && (
        <Button
          className={styles['later'] ?? ''}
          size="large"
          block
          onClick={closeContactVerification}
        >
          <FormattedMessage id="login.later" />
        </Button>
      )}
      <p className={styles['wrong']}>
        <SiteLink to="/user-setting" onClick={closeContactVerification}>
          <FormattedMessage id="login.verification.wrong" />
        </SiteLink>
      </p>
    </SiteForm>
  );
}
