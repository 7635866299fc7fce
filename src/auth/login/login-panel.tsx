import { Button, Tabs } from 'antd';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageId } from '@/i18n/message-ids';
import { FindPasswordForm } from './find-password-form';
import type { BeginsSession, EndsInLogin } from './form-props';
import styles from './login.module.css';
import type { LoginMode } from '@/session/login-mode';
import { PasswordForm } from './password-form';
import type { Problem } from './problem';
import { ProblemAlert } from './problem-alert';
import { RegisterForm } from './register-form';
import { SecondStep } from './second-step';
import { SmsForm } from './sms-form';

const TABS: readonly [LoginMode, MessageId][] = [
  ['password', 'login.passwordLogin'],
  ['register', 'login.register'],
  ['find', 'login.findPassword'],
];

interface Props extends BeginsSession, EndsInLogin {
  mode: LoginMode;
  onMode: (mode: LoginMode) => void;
  /** The phone that password login begins with. */
  phone: string | undefined;
  /** Whether a page shows them, not a dialog. */
  ownPage?: boolean;
}

/** The login forms with their one alert, in the modal and on the login page (spec section 4). */
export function LoginPanel({ mode, onMode, phone, ownPage = false, onLoggedIn, onDone }: Props) {
  const intl = useIntl();
  const [failed, setFailed] = useState<{ mode: LoginMode; problem: Problem | undefined }>();
  // Spec section 4: switching a mode clears the error message, by the address too. What a form
  // that was left is shown later stays with it.
  if (failed && failed.mode !== mode) setFailed(undefined);
  const problem = failed?.problem;
  const [second, setSecond] = useState<{ mode: LoginMode; ticket: string }>();
  // Whoever turns to another form has given that login up.
  if (second && second.mode !== mode) setSecond(undefined);
  const onProblem = (next: Problem | undefined) => {
    setFailed({ mode, problem: next });
  };
  const onSecondStep = (ticket: string) => setSecond({ mode, ticket });
  const begins = { onProblem, onLoggedIn, onSecondStep };
  const ends = {
    onProblem,
    onDone: (account: string) => {
      onMode('password');
      onDone(account);
    },
  };
  const forms: Record<LoginMode, React.ReactNode> = {
    // A new phone is a new start: the form takes it as its first value.
    password: <PasswordForm key={phone} phone={phone} ownPage={ownPage} {...begins} />,
    register: <RegisterForm {...ends} />,
    find: <FindPasswordForm {...ends} />,
    sms: <SmsForm {...begins} />,
  };
  const alert = problem && (
    <div className={styles['alert']}>
      <ProblemAlert problem={problem} />
    </div>
  );

  const firstStep =
    mode === 'sms' ? (
      <>
        {second === undefined && alert}
        {forms.sms}
        <p className={styles['back']}>
          <Button
            type="link"
            onClick={() => {
              onMode('password');
            }}
          >
            <FormattedMessage id="login.passwordLogin" />
          </Button>
        </p>
      </>
    ) : (
      <Tabs
        activeKey={mode}
        classNames={{ item: styles['tab'] ?? '' }}
        // All three fit a phone of 360 px; below that, antd adds its menu of the rest.
        tabBarGutter={16}
        onChange={(key) => {
          onMode(TABS.find(([name]) => name === key)?.[0] ?? 'password');
        }}
        items={TABS.map(([key, label]) => ({
          key,
          label: intl.formatMessage({ id: label }),
          children: (
            <>
              {key === mode && second === undefined && alert}
              {forms[key]}
            </>
          ),
        }))}
      />
    );

  return (
    <>
      {second && (
        <SecondStep
          ticket={second.ticket}
          alert={alert}
          onProblem={onProblem}
          onLoggedIn={onLoggedIn}
          onBack={() => {
            onProblem(undefined);
            setSecond(undefined);
          }}
        />
      )}
      {/* It stays: what was typed is there for who comes back. */}
      <div hidden={second !== undefined}>{firstStep}</div>
    </>
  );
}
