import { createFileRoute } from '@tanstack/react-router';
import { StoriesPage } from '@/features/admin/site/stories-page';

export const Route = createFileRoute('/_admin/_site/a/site/stories')({
  staticData: { routeName: 'StaffStories', order: 60, authority: ['content:write'] },
  component: StoriesPage,
});
