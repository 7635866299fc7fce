import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_admin/_system')({
  staticData: { routeName: 'AdminSystem', order: 30, authority: ['system:login'] },
});
