import { useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { isStaff } from '@/session/is-staff';
import { AcceptInvitationForm } from '@/auth/login/accept-invitation-form';
import { FIRST_MODE } from '@/session/login-mode';
import { useLoginModal } from '@/session/login-modal-store';
import { LoginPanel } from '@/auth/login/login-panel';
import { useFinishLogin } from '@/auth/login/use-finish-login';
import { useSession } from '@/session/session-store';
import { AntdProvider } from '@/settings/antd-provider';
import styles from './login-page.module.css';

/**
 * /login: the forms of the login modal as a page. `mode` selects the first form; `status=reset` opens the
 * password reset with an explanation; `invitation` shows the form that accepts an invitation. Signed-in
 * users are redirected.
 */
export function LoginPage() {
  const navigate = useNavigate();
  const { status, mode: requestedMode, invitation } = useSearch({ strict: false });
  const [phone, setPhone] = useState<string>();
  const user = useSession((session) => session.user);
  const known = useSession((session) => session.phone);
  const { phone: prepared, awaitLogin } = useLoginModal();
  const finish = useFinishLogin();

  useEffect(() => {
    if (user && invitation === undefined)
      void navigate({ to: isStaff() ? '/a/home' : '/home', replace: true });
  }, [user, navigate, invitation]);

  return (
    <div className={styles['page']}>
      <div className={styles['card']}>
        <h1 className={styles['title']} tabIndex={-1}>
          <FormattedMessage id={invitation === undefined ? 'route.Login' : 'login.setPassword'} />
        </h1>
        {status === 'reset' && (
          <p className={styles['reason']} role="status">
            <FormattedMessage id="login.resetRequired" />
          </p>
        )}
        <Suspense fallback={<div className={styles['wait']} aria-busy="true" />}>
          <AntdProvider>
            {invitation !== undefined ? (
              <AcceptInvitationForm
                token={invitation}
                onDone={(account) => {
                  setPhone(account);
                  void navigate({ to: '.', search: {}, replace: true });
                }}
              />
            ) : (
              <LoginPanel
                mode={requestedMode ?? (status === 'reset' ? 'find' : FIRST_MODE)}
                onMode={(mode) =>
                  void navigate({
                    to: '.',
                    search: { ...(status && { status }), mode },
                    replace: true,
                  })
                }
                phone={phone ?? prepared ?? known}
                ownPage
                onLoggedIn={(login) => finish(login, 'login')}
                onDone={awaitLogin}
              />
            )}
          </AntdProvider>
        </Suspense>
      </div>
    </div>
  );
}
