import { createFileRoute } from '@tanstack/react-router';
import { MediaPage } from '@/features/admin/media/media-page';
import { mediaSearch } from '@/features/admin/media/media-search';

export const Route = createFileRoute('/_admin/_competition/a/match/media')({
  staticData: {
    routeName: 'StaffMedia',
    order: 35,
    authority: ['content:write', 'activity:write', 'edition:write', 'config:write'],
  },
  validateSearch: mediaSearch,
  component: MediaPage,
});
