import { createFileRoute } from '@tanstack/react-router';
import { MobilePersonalPage } from '@/features/personal/mobile-personal-page';

export const Route = createFileRoute('/_h5/h5/personal')({
  staticData: { routeName: 'H5Personal', authority: 'loggedIn' },
  loader: ({ context }) => context.loadTexts('forms'),
  component: MobilePersonalPage,
});
