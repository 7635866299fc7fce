import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { isStaff } from '@/session/is-staff';
import { finishLogin } from '@/session/login/finish-login';
import { LoginForm } from '@/session/login/login-form';
import { AntdProvider } from '@/settings/antd-provider';
import styles from './login-page.module.css';

const route = getRouteApi('/_bare/login');

/** /login: the modal's form as a page; `status=reset` says why the user landed here. */
export function LoginPage() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { status } = route.useSearch();
  return (
    <AntdProvider>
      <div className={styles['page']}>
        <div className={styles['card']}>
          <h1 className={styles['title']} tabIndex={-1}>
            <FormattedMessage id="route.Login" />
          </h1>
          {status === 'reset' && (
            <p className={styles['reason']}>
              <FormattedMessage id="session.resetRequired" />
            </p>
          )}
          <LoginForm
            onLoggedIn={(login) => {
              void finishLogin(login, client).then(() =>
                navigate({ to: isStaff() ? '/a/home' : '/home' }),
              );
            }}
          />
        </div>
      </div>
    </AntdProvider>
  );
}
