import { createFileRoute } from '@tanstack/react-router';
import { SignUpDetailsPage } from '@/features/entry/sign-up-details-page';
import { idSearch } from '@/lib/search';

export const Route = createFileRoute('/_h5/h5/signup/details')({
  staticData: { routeName: 'H5SignUpDetails', authority: 'loggedIn' },
  validateSearch: idSearch,
  loader: ({ context }) => context.loadTexts('forms'),
  component: SignUpDetailsPage,
});
