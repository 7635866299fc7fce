import { createFileRoute, redirect } from '@tanstack/react-router';
import { LoginPage } from '@/features/account/login-page';
import { loginSearchOptions } from '@/features/account/search';
import { isStaff } from '@/session/is-staff';

export const Route = createFileRoute('/_h5/h5/login')({
  staticData: { routeName: 'H5Login' },
  ...loginSearchOptions,
  beforeLoad: ({ search }) => {
    if (isStaff() && search.invitation === undefined)
      throw redirect({ to: '/a/home', replace: true });
  },
  loader: ({ context }) => context.loadTexts('forms'),
  component: LoginPage,
});
