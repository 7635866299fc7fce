import { createFileRoute, redirect } from '@tanstack/react-router';
import { LoginPage } from '@/features/account/login-page';
import { loginSearchOptions } from '@/features/account/search';
import { isStaff } from '@/session/is-staff';

export const Route = createFileRoute('/_bare/login')({
  staticData: { routeName: 'Login' },
  ...loginSearchOptions,
  beforeLoad: ({ location, context, search }) => {
    // /a redirects here; signed-in staff continue to their dashboard.
    if (isStaff() && search.invitation === undefined)
      throw redirect({ to: '/a/home', replace: true });
    context.redirectToMobile(location.href);
  },
  loader: ({ context }) => context.loadTexts('forms'),
  component: LoginPage,
});
