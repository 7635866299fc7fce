import { Button, Form } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';
import { loginByPhone, sendLoginCode } from '@/api/generated/session/session';
import type { PhoneLoginBody } from '@/api/generated/model';
import { notify } from '@/lib/notices';
import { PhoneField } from '@/ui/form/phone-field';
import { useFieldRules } from '@/ui/form/use-field-rules';
import { SiteForm } from '@/ui/form/site-form';
import { CODE_NOTICE, CodeField } from './code-field';
import type { BeginsSession, LeadsToSecondStep, LoginFormProps } from './form-props';
import { problemOf, SHOWN_BY_FORM } from './problem';
import { useLoginStep } from './use-login-step';

/** Login by a code sent to the phone; it has no tab (spec section 4). */
export function SmsForm({
  onProblem,
  onLoggedIn,
  onSecondStep,
}: LoginFormProps & BeginsSession & LeadsToSecondStep) {
  const intl = useIntl();
  const { required, fits } = useFieldRules();
  const [form] = Form.useForm<PhoneLoginBody>();
  const [logIn, loading] = useLoginStep(
    (body: PhoneLoginBody) => loginByPhone(body, SHOWN_BY_FORM),
    {
      refused: 'login.wrongCode',
      onProblem,
      onSecondStep,
      onLoggedIn: async (login) => {
        await onLoggedIn(login);
        const { removed = [] } = login;
        if (removed.some((one) => one !== 'rights'))
          notify('warning', intl.formatMessage({ id: 'login.removed' }), CODE_NOTICE);
        if (removed.includes('rights'))
          notify('warning', intl.formatMessage({ id: 'login.rightsRemoved' }), CODE_NOTICE);
      },
    },
  );

  const sendCode = async () => {
    const checked = await form.validateFields(['phone']).catch(() => undefined);
    if (checked === undefined) return false;
    onProblem(undefined);
    try {
      await sendLoginCode({ phone: checked.phone }, SHOWN_BY_FORM);
    } catch (error) {
      const unreachable = 'login.requestError';
      onProblem(
        problemOf(error, {
          refused: unreachable,
          unreachable,
          unreadable: 'error.outcomeUnknown',
        }),
      );
      return false;
    }
    return true;
  };

  return (
    <SiteForm form={form} name="sms" layout="vertical" requiredMark={false} onFinish={logIn}>
      <Form.Item
        name="phone"
        label={intl.formatMessage({ id: 'login.phone' })}
        rules={[required('login.phoneRequired'), fits('accountPhone')]}
      >
        <PhoneField autoComplete="tel" size="large" autoFocus />
      </Form.Item>
      <CodeField kind="sms" onSend={sendCode} />
      <Button type="primary" htmlType="submit" size="large" block loading={loading}>
        <FormattedMessage id="session.logIn" />
      </Button>
    </SiteForm>
  );
}
