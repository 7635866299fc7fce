import { Alert, Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ApiFailure } from '@/api/failure';
import { useLogin } from '@/api/generated/session/session';
import type { LoginBody, LoginResult } from '@/api/generated/model';
import { DemoAccounts } from './demo-accounts';

interface Props {
  onLoggedIn: (login: LoginResult) => void;
}

/** Password login (spec sections 4, 5 and 8): its failure is told in its own alert. */
export function LoginForm({ onLoggedIn }: Props) {
  const intl = useIntl();
  const [form] = Form.useForm<LoginBody>();
  const [problem, setProblem] = useState<string>();
  const login = useLogin({ request: { quiet: true } });

  const send = (data: LoginBody) => {
    if (login.isPending) return;
    setProblem(undefined);
    login.mutate(
      { data },
      {
        onSuccess: onLoggedIn,
        onError: (error: unknown) => {
          const told = error instanceof ApiFailure ? error.serverMessage : undefined;
          setProblem(told ?? intl.formatMessage({ id: 'session.wrongLogin' }));
        },
      },
    );
  };

  return (
    <Form form={form} layout="vertical" requiredMark={false} onFinish={send}>
      {problem !== undefined && (
        <Form.Item>
          <Alert type="error" role="alert" title={problem} showIcon />
        </Form.Item>
      )}
      <Form.Item
        name="username"
        label={intl.formatMessage({ id: 'session.phone' })}
        rules={[
          {
            required: true,
            whitespace: true,
            message: intl.formatMessage({ id: 'session.phoneRequired' }),
          },
        ]}
      >
        <Input autoComplete="username" inputMode="tel" size="large" />
      </Form.Item>
      <Form.Item
        name="password"
        label={intl.formatMessage({ id: 'session.password' })}
        rules={[
          { required: true, message: intl.formatMessage({ id: 'session.passwordRequired' }) },
        ]}
      >
        <Input.Password autoComplete="current-password" size="large" />
      </Form.Item>
      <Button type="primary" htmlType="submit" size="large" block loading={login.isPending}>
        {intl.formatMessage({ id: 'session.logIn' })}
      </Button>
      <DemoAccounts
        onChoose={(account) => {
          form.setFieldsValue(account);
        }}
      />
    </Form>
  );
}
