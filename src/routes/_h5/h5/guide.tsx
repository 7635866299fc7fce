import { createFileRoute } from '@tanstack/react-router';
import { GuidePage } from '@/features/edition/guide-page';
import { loadGuide } from '@/features/edition/guide-queries';

export const Route = createFileRoute('/_h5/h5/guide')({
  staticData: { routeName: 'H5Guide' },
  loader: loadGuide,
  component: GuidePage,
});
