import { createFileRoute } from '@tanstack/react-router';
import { StaffNewsPage } from '@/features/admin/news/news-page';
import { staffNewsSearch } from '@/features/admin/news/news-search';

export const Route = createFileRoute('/_admin/_competition/a/match/news')({
  staticData: { routeName: 'StaffNews', order: 30, authority: ['content:write'] },
  validateSearch: staffNewsSearch,
  component: StaffNewsPage,
});
