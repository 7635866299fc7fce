import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/_h5/h5/')({
  beforeLoad: () => {
    throw redirect({ to: '/h5/home', replace: true });
  },
});
