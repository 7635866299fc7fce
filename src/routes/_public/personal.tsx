import { createFileRoute } from '@tanstack/react-router';
import { PersonalPage } from '@/features/personal/personal-page';

export const Route = createFileRoute('/_public/personal')({
  staticData: { routeName: 'Personal', authority: 'loggedIn' },
  loader: ({ context }) => context.loadTexts('forms'),
  component: PersonalPage,
});
