import { createFileRoute } from '@tanstack/react-router';
import { PersonalPage } from '@/features/personal/personal-page';

export const Route = createFileRoute('/_h5/h5/personal')({
  staticData: { routeName: 'H5Personal', authority: 'loggedIn' },
  component: PersonalPage,
});
