import { createFileRoute } from '@tanstack/react-router';
import { NO_TOAST_WHEN_GONE } from '@/api/failure';
import { getGetMyAssignmentQueryOptions } from '@/api/generated/judging/judging';
import { ScoreSheetPage } from '@/features/judging/sheet-page';
import { prefetch } from '@/lib/page/prefetch';
import { idSearchOptions } from '@/lib/search';

export const Route = createFileRoute('/_public/score/sheet')({
  staticData: { routeName: 'ScoreSheet', authority: ['score:user'] },
  ...idSearchOptions,
  loader: ({ context: { queryClient, loadTexts }, deps: { id } }) => {
    if (id !== '') prefetch(queryClient, getGetMyAssignmentQueryOptions(id, NO_TOAST_WHEN_GONE));
    return loadTexts('forms');
  },
  component: ScoreSheetPage,
});
