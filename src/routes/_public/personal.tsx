import { createFileRoute } from '@tanstack/react-router';
import { PersonalPage } from '@/features/personal/personal-page';

export const Route = createFileRoute('/_public/personal')({
  staticData: { routeName: 'Personal', authority: 'loggedIn' },
  component: PersonalPage,
});
