import { createFileRoute, redirect } from '@tanstack/react-router';
import { LoginPage } from '@/features/account/login-page';
import { isStaff } from '@/session/is-staff';
import { loginMode, type LoginMode } from '@/session/login/login-mode';

interface LoginSearch {
  status?: 'reset';
  mode?: LoginMode;
}

export const Route = createFileRoute('/_bare/login')({
  staticData: { routeName: 'Login' },
  validateSearch: (search: Record<string, unknown>): LoginSearch => {
    const mode = loginMode(search['mode']);
    return { ...(search['status'] === 'reset' && { status: 'reset' }), ...(mode && { mode }) };
  },
  beforeLoad: () => {
    // /a leads here; staff who are logged in continue to their dashboard.
    if (isStaff()) throw redirect({ to: '/a/home', replace: true });
  },
  component: LoginPage,
});
