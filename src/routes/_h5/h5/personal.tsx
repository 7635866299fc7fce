import { createFileRoute } from '@tanstack/react-router';
import { PhonePersonalPage } from '@/features/personal/phone-personal-page';

export const Route = createFileRoute('/_h5/h5/personal')({
  staticData: { routeName: 'H5Personal', authority: 'loggedIn' },
  component: PhonePersonalPage,
});
