import { Button, Form, Input } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';
import { registerUser } from '@/api/generated/session/session';
import type { RegisterBody } from '@/api/generated/model';
import { notify } from '@/lib/notices';
import { useFieldRules } from '@/ui/form/use-field-rules';
import { useOneAtATime } from '@/ui/form/use-one-at-a-time';
import type { EndsInLogin, LoginFormProps } from './form-props';
import { NewPasswordFields } from './new-password-fields';
import { problemOf } from './problem';

type Fields = Omit<RegisterBody, 'username'>;

/** Registering (spec sections 4, 5 and 8): the mobile number is the user name. */
export function RegisterForm({ onProblem, onDone }: LoginFormProps & EndsInLogin) {
  const intl = useIntl();
  const { required, fits } = useFieldRules();
  const [send, loading] = useOneAtATime(async ({ mobile, email, password }: Fields) => {
    onProblem(undefined);
    try {
      await registerUser({ username: mobile, mobile, email, password }, { quiet: true });
    } catch (error) {
      const refused = 'login.registerFailed';
      onProblem(problemOf(error, { refused, unreachable: 'login.registerUnreachable' }));
      return;
    }
    notify('success', intl.formatMessage({ id: 'login.registered' }), 3);
    onDone(mobile);
  });

  return (
    <Form<Fields> name="register" layout="vertical" requiredMark={false} onFinish={send}>
      <Form.Item
        name="mobile"
        label={intl.formatMessage({ id: 'login.phone' })}
        rules={[required('login.phoneRequired'), fits('accountPhone')]}
      >
        <Input autoComplete="username" inputMode="tel" size="large" />
      </Form.Item>
      <Form.Item
        name="email"
        label={intl.formatMessage({ id: 'login.email' })}
        rules={[required('login.emailRequired'), fits('email')]}
      >
        <Input autoComplete="email" inputMode="email" size="large" maxLength={254} />
      </Form.Item>
      <NewPasswordFields name="password" label="login.password" />
      <Button type="primary" htmlType="submit" size="large" block loading={loading}>
        <FormattedMessage id="login.register" />
      </Button>
    </Form>
  );
}
