import { createFileRoute } from '@tanstack/react-router';
import { loadGuide } from '@/features/edition/load-guide';
import { GuidePage } from '@/features/edition/guide-page';

export const Route = createFileRoute('/_h5/h5/guide')({
  staticData: { routeName: 'H5Guide' },
  loader: loadGuide,
  component: GuidePage,
});
