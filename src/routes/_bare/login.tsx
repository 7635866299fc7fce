import { createFileRoute, redirect } from '@tanstack/react-router';
import { LoginPage } from '@/features/account/login-page';
import { isStaff } from '@/session/is-staff';

export const Route = createFileRoute('/_bare/login')({
  staticData: { routeName: 'Login' },
  validateSearch: ({ status }: Record<string, unknown>) => ({
    ...(status === 'reset' && { status }),
  }),
  beforeLoad: () => {
    // /a leads here; staff who are logged in go on to their dashboard.
    if (isStaff()) throw redirect({ to: '/a/home', replace: true });
  },
  component: LoginPage,
});
