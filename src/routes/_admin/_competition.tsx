import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_admin/_competition')({
  staticData: { routeName: 'AdminCompetition', order: 20, authority: ['system:login'] },
});
