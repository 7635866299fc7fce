import { createFileRoute } from '@tanstack/react-router';
import { ExpertPage } from '@/features/expert/expert-page';

export const Route = createFileRoute('/_public/expert')({
  staticData: { routeName: 'Expert', order: 40 },
  loader: ({ context }) => context.loadTexts('forms'),
  component: ExpertPage,
});
