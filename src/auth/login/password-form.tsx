import { Button, Form, type InputRef } from 'antd';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { login } from '@/api/generated/session/session';
import type { LoginBody } from '@/api/generated/model';
import { PhoneField } from '@/ui/form/phone-field';
import { useFieldRules } from '@/ui/form/use-field-rules';
import { SiteForm } from '@/ui/form/site-form';
import { DemoAccounts } from './demo-accounts';
import type { BeginsSession, LeadsToSecondStep, LoginFormProps } from './form-props';
import { PasswordInput } from './password-input';
import { SHOWN_BY_FORM } from './problem';
import { useLoginStep } from './use-login-step';

interface Props extends LoginFormProps, BeginsSession, LeadsToSecondStep {
  phone: string | undefined;
  /** Whether the form is on a page, not in a dialog. */
  ownPage: boolean;
}

/** Password login (spec sections 4, 5 and 8). */
export function PasswordForm({ phone, ownPage, ...step }: Props) {
  const intl = useIntl();
  const { required } = useFieldRules();
  const [form] = Form.useForm<LoginBody>();
  const first = useRef<InputRef>(null);
  const known = phone !== undefined;
  // On a page, `autoFocus` would force a synchronous layout after the first render. A dialog needs
  // it, because it places the focus when it opens.
  useEffect(() => {
    if (ownPage) first.current?.focus();
  }, [ownPage]);
  const [send, loading] = useLoginStep((body: LoginBody) => login(body, SHOWN_BY_FORM), {
    refused: 'login.wrongLogin',
    ...step,
  });

  return (
    <SiteForm
      form={form}
      name="login"
      layout="vertical"
      requiredMark={false}
      initialValues={{ username: phone }}
      onFinish={send}
    >
      <Form.Item
        name="username"
        label={intl.formatMessage({ id: 'login.account' })}
        rules={[required('login.phoneRequired')]}
      >
        <PhoneField
          kind="login"
          {...(!known && { ref: first })}
          autoComplete="username"
          // The email keyboard has digits; the phone keyboard has no "@".
          inputMode="email"
          size="large"
          autoFocus={!ownPage && !known}
        />
      </Form.Item>
      <Form.Item
        name="password"
        label={intl.formatMessage({ id: 'login.password' })}
        rules={[required('login.passwordRequired')]}
      >
        <PasswordInput
          {...(known && { ref: first })}
          autoComplete="current-password"
          autoFocus={!ownPage && known}
        />
      </Form.Item>
      <Button type="primary" htmlType="submit" size="large" block loading={loading}>
        <FormattedMessage id="session.logIn" />
      </Button>
      <DemoAccounts
        onChoose={(account) => {
          form.setFieldsValue(account);
        }}
      />
    </SiteForm>
  );
}
