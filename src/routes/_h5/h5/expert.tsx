import { createFileRoute } from '@tanstack/react-router';
import { ExpertPage } from '@/features/expert/expert-page';

export const Route = createFileRoute('/_h5/h5/expert')({
  staticData: { routeName: 'H5Expert' },
  loader: ({ context }) => context.loadTexts('forms'),
  component: ExpertPage,
});
