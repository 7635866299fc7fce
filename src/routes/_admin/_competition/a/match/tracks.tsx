import { createFileRoute } from '@tanstack/react-router';
import { TracksPage } from '@/features/admin/edition/tracks-page';

export const Route = createFileRoute('/_admin/_competition/a/match/tracks')({
  staticData: { routeName: 'StaffTracks', order: 7, authority: ['edition:write'] },
  component: TracksPage,
});
