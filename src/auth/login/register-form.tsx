import { Button, Form } from 'antd';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { registerUser } from '@/api/generated/session/session';
import type { LegalVersions, RegisterBody } from '@/api/generated/model';
import { notify } from '@/lib/notices';
import { PhoneField } from '@/ui/form/phone-field';
import { TidyInput } from '@/ui/form/tidy-input';
import { useFieldRules } from '@/ui/form/use-field-rules';
import { useSingleFlight } from '@/ui/button/use-single-flight';
import { SiteForm } from '@/ui/form/site-form';
import { agreedKinds, useLegalVersions } from '../legal/legal-pages';
import { ConsentField } from './consent-field';
import type { EndsInLogin, LoginFormProps } from './form-props';
import { NewPasswordFields } from './new-password-fields';
import { problemOf, SHOWN_BY_FORM } from './problem';

const WORDS = {
  refused: 'login.registerFailed',
  unreachable: 'login.registerUnreachable',
  unreadable: 'error.outcomeUnknown',
} as const;

type Fields = Omit<RegisterBody, 'username' | 'consent'>;

/** Returns whether legal texts have changed since they were shown. */
const differs = (shown: LegalVersions | undefined, now: LegalVersions | undefined) =>
  agreedKinds(now).some((kind) => shown?.[kind] !== now?.[kind]);

/** Registration form (spec sections 4, 5 and 8); the mobile number is the user name. */
export function RegisterForm({ onProblem, onDone }: LoginFormProps & EndsInLogin) {
  const intl = useIntl();
  const { required, fits } = useFieldRules();
  const [form] = Form.useForm<Fields & { agreed: boolean }>();
  const { versions, isPending, readAgain } = useLegalVersions();
  const [refusal, setRefusal] = useState<string>();
  const [send, loading] = useSingleFlight(async ({ name, mobile, email, password }: Fields) => {
    onProblem(undefined);
    setRefusal(undefined);
    const consent = versions && { consent: versions };
    try {
      const account = { username: mobile, mobile, email, password, ...(name && { name }) };
      await registerUser({ ...account, ...consent }, SHOWN_BY_FORM);
    } catch (error) {
      const problem = problemOf(error, WORDS);
      const { serverMessage } = problem;
      if (serverMessage !== undefined && differs(versions, await readAgain())) {
        form.setFieldValue('agreed', false);
        setRefusal(serverMessage);
      } else onProblem(problem);
      return;
    }
    notify('success', intl.formatMessage({ id: 'login.registered' }), 3);
    onDone(mobile, 'registered');
  });

  return (
    <SiteForm
      form={form}
      name="register"
      layout="vertical"
      requiredMark={false}
      onValuesChange={() => setRefusal(undefined)}
      onFinish={send}
    >
      <Form.Item
        name="mobile"
        label={intl.formatMessage({ id: 'login.phone' })}
        rules={[required('login.phoneRequired'), fits('accountPhone')]}
      >
        <PhoneField autoComplete="username" size="large" />
      </Form.Item>
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
      <Form.Item
        name="name"
        label={intl.formatMessage({ id: 'login.name' })}
        rules={[fits('name')]}
      >
        <TidyInput kind="name" autoComplete="name" size="large" maxLength={50} />
      </Form.Item>
      <NewPasswordFields name="password" label="login.password" />
      <ConsentField kinds={agreedKinds(versions)} refusal={refusal} />
      <Button
        type="primary"
        htmlType="submit"
        size="large"
        block
        loading={loading}
        disabled={isPending}
      >
        <FormattedMessage id="login.register" />
      </Button>
    </SiteForm>
  );
}
