import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/')({
  staticData: { routeName: 'Root' },
  beforeLoad: () => {
    throw redirect({ to: '/welcome', replace: true });
  },
});
