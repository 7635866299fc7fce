import { Button, Tabs } from 'antd';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageId } from '@/i18n/message-ids';
import { FindPasswordForm } from './find-password-form';
import type { BeginsSession, EndsInLogin } from './form-props';
import tabs from '@/ui/page/wrapping-tabs.module.css';
import styles from './login.module.css';
import type { LoginMode } from '@/session/login-mode';
import { useLoginModal, type Prepared } from '@/session/login-modal-store';
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
  phone: string | undefined;
  /** Whether the panel is on a page, not in a dialog. */
  ownPage?: boolean;
}

/** Login forms with a shared alert, in the modal and on the login page (spec section 4). */
export function LoginPanel({ mode, onMode, phone, ownPage = false, onLoggedIn, onDone }: Props) {
  const intl = useIntl();
  const [failed, setFailed] = useState<{ mode: LoginMode; problem: Problem | undefined }>();
  // Every change of mode, also by the URL, clears the error message (spec section 4). Later failures
  // of an inactive form aren't shown.
  if (failed && failed.mode !== mode) setFailed(undefined);
  const problem = failed?.problem;
  const prepared = useLoginModal((modal) => modal.prepared);
  const [second, setSecond] = useState<{ mode: LoginMode; ticket: string }>();
  // A change of form cancels the login.
  if (second && second.mode !== mode) setSecond(undefined);
  const onProblem = (next: Problem | undefined) => {
    setFailed({ mode, problem: next });
  };
  const onSecondStep = (ticket: string) => setSecond({ mode, ticket });
  const begins = { onProblem, onLoggedIn, onSecondStep };
  const ends = {
    onProblem,
    onDone: (account: string, done: Prepared) => {
      onMode('password');
      onDone(account, done);
    },
  };
  const forms: Record<LoginMode, React.ReactNode> = {
    // Remounts for another phone, because the phone is only an initial value.
    password: (
      <>
        {prepared && (
          <p className={styles['lead']}>
            <FormattedMessage id={`login.next.${prepared}`} />
          </p>
        )}
        <PasswordForm key={phone} phone={phone} ownPage={ownPage} {...begins} />
      </>
    ),
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
        className={tabs['tabs'] ?? ''}
        activeKey={mode}
        classNames={{ item: styles['tab'] ?? '' }}
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
      {/* Stays mounted, so that it keeps its input. */}
      <div hidden={second !== undefined}>{firstStep}</div>
    </>
  );
}
