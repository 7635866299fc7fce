import { createFileRoute } from '@tanstack/react-router';
import { HighlightsPage } from '@/features/admin/site/highlights-page';

export const Route = createFileRoute('/_admin/_site/a/site/highlights')({
  staticData: { routeName: 'StaffHighlights', order: 30, authority: ['content:write'] },
  component: HighlightsPage,
});
