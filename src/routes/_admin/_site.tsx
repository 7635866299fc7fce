import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_admin/_site')({
  staticData: { routeName: 'AdminSite', order: 25, authority: ['system:login'] },
});
