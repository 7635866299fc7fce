import { createFileRoute } from '@tanstack/react-router';
import { getListMyAssignmentsQueryOptions } from '@/api/generated/judging/judging';
import { ScoringPage } from '@/features/judging/scoring-page';
import { prefetch } from '@/lib/page/prefetch';

export const Route = createFileRoute('/_public/score/')({
  staticData: { routeName: 'Scoring', authority: ['score:user'] },
  loader: ({ context: { queryClient, loadTexts } }) => {
    prefetch(queryClient, getListMyAssignmentsQueryOptions());
    return loadTexts('forms');
  },
  component: ScoringPage,
});
