import { Button, Form } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';
import { resetPassword, sendResetCode } from '@/api/generated/session/session';
import type { ResetPasswordBody } from '@/api/generated/model';
import { notify } from '@/lib/notices';
import { TidyInput } from '@/ui/form/tidy-input';
import { useFieldRules } from '@/ui/form/use-field-rules';
import { useSingleFlight } from '@/ui/button/use-single-flight';
import { SiteForm } from '@/ui/form/site-form';
import { CODE_NOTICE, CodeField } from './code-field';
import type { EndsInLogin, LoginFormProps } from './form-props';
import { NewPasswordFields } from './new-password-fields';
import { CODE_WORDS, problemOf, SHOWN_BY_FORM } from './problem';

/** Resets a password with an emailed code (spec sections 4, 5 and 8). */
export function FindPasswordForm({ onProblem, onDone }: LoginFormProps & EndsInLogin) {
  const intl = useIntl();
  const { required, fits } = useFieldRules();
  const [form] = Form.useForm<ResetPasswordBody>();
  const [reset, loading] = useSingleFlight(async (fields: ResetPasswordBody) => {
    const { email, verifyCode, newPassword } = fields;
    onProblem(undefined);
    try {
      const account = await resetPassword({ email, verifyCode, newPassword }, SHOWN_BY_FORM);
      // The response may contain no account.
      const { phone = email, removed = [] } = account ?? {};
      notify('success', intl.formatMessage({ id: 'login.passwordReset' }), 3);
      if (removed.includes('phone'))
        notify('warning', intl.formatMessage({ id: 'login.phoneRemoved' }, { phone }), CODE_NOTICE);
      if (removed.includes('rights'))
        notify('warning', intl.formatMessage({ id: 'login.rightsRemoved' }), CODE_NOTICE);
      onDone(phone, 'recovered');
    } catch (error) {
      onProblem(
        problemOf(error, {
          refused: 'login.resetFailed',
          unreachable: 'login.resetUnreachable',
          unreadable: 'error.outcomeUnknown',
        }),
      );
    }
  });

  const sendCode = async () => {
    const checked = await form.validateFields(['email']).catch(() => undefined);
    if (checked === undefined) return false;
    onProblem(undefined);
    try {
      await sendResetCode({ email: checked.email }, undefined, SHOWN_BY_FORM);
    } catch (error) {
      onProblem(problemOf(error, CODE_WORDS));
      return false;
    }
    return true;
  };

  return (
    <SiteForm form={form} name="find" layout="vertical" requiredMark={false} onFinish={reset}>
      <Form.Item
        name="email"
        label={intl.formatMessage({ id: 'login.email' })}
        rules={[required('login.emailRequired'), fits('email')]}
      >
        <TidyInput
          kind="email"
          autoComplete="email"
          inputMode="email"
          size="large"
          maxLength={254}
        />
      </Form.Item>
      <CodeField kind="find" onSend={sendCode} />
      <NewPasswordFields name="newPassword" label="login.newPassword" />
      <Button type="primary" htmlType="submit" size="large" block loading={loading}>
        <FormattedMessage id="login.resetPassword" />
      </Button>
    </SiteForm>
  );
}
