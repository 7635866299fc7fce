import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/a/')({
  staticData: { routeName: 'Admin' },
  beforeLoad: () => {
    throw redirect({ to: '/login', replace: true });
  },
});
