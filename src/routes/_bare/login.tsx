import { createFileRoute } from '@tanstack/react-router';
import { LoginPage } from '@/features/account/login-page';

export const Route = createFileRoute('/_bare/login')({
  staticData: { routeName: 'Login' },
  validateSearch: ({ status }: Record<string, unknown>) => ({
    ...(status === 'reset' && { status }),
  }),
  component: LoginPage,
});
