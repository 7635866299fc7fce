import { Button, Form, Input } from 'antd';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { confirmLogin } from '@/api/generated/second-factor/second-factor';
import { useFieldRules } from '@/ui/form/use-field-rules';
import { SiteForm } from '@/ui/form/site-form';
import type { BeginsSession, LoginFormProps } from './form-props';
import styles from './login.module.css';
import { SHOWN_BY_FORM } from './problem';
import { useLoginStep } from './use-login-step';

interface Props extends LoginFormProps, BeginsSession {
  ticket: string;
  alert: ReactNode;
  onBack: () => void;
}

/** Second step of a login: a code from an authenticator app, or a recovery code (decision 0057). */
export function SecondStep({ ticket, alert, onProblem, onLoggedIn, onBack }: Props) {
  const intl = useIntl();
  const { required } = useFieldRules();
  const [form] = Form.useForm<{ code: string }>();
  const [recovery, setRecovery] = useState(false);
  const kind = recovery ? 'recoveryCode' : 'appCode';
  const [logIn, loading] = useLoginStep(
    ({ code }: { code: string }) => confirmLogin({ loginTicket: ticket, code }, SHOWN_BY_FORM),
    { refused: 'secondFactor.refused', onProblem, onLoggedIn },
  );

  return (
    <>
      {alert}
      <p className={styles['lead']}>
        <FormattedMessage id={`secondFactor.${kind}Hint`} />
      </p>
      <SiteForm
        form={form}
        name="secondStep"
        layout="vertical"
        requiredMark={false}
        onFinish={logIn}
      >
        <Form.Item
          name="code"
          label={intl.formatMessage({ id: `secondFactor.${kind}` })}
          rules={[
            required('login.codeRequired'),
            { min: 6, message: intl.formatMessage({ id: 'secondFactor.codeTooShort' }) },
          ]}
        >
          <Input
            key={kind}
            size="large"
            autoFocus
            autoComplete={recovery ? 'off' : 'one-time-code'}
            inputMode={recovery ? 'text' : 'numeric'}
            maxLength={30}
          />
        </Form.Item>
        <Button type="primary" htmlType="submit" size="large" block loading={loading}>
          <FormattedMessage id="session.logIn" />
        </Button>
      </SiteForm>
      <p className={styles['back']}>
        <Button
          type="link"
          onClick={() => {
            form.resetFields();
            onProblem(undefined);
            setRecovery(!recovery);
          }}
        >
          <FormattedMessage id={recovery ? 'secondFactor.useApp' : 'secondFactor.useRecovery'} />
        </Button>
        <Button type="link" onClick={onBack}>
          <FormattedMessage id="secondFactor.back" />
        </Button>
      </p>
    </>
  );
}
