import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/index')({
  staticData: { routeName: 'Index' },
  beforeLoad: () => {
    throw redirect({ to: '/home', replace: true });
  },
});
