import { createFileRoute } from '@tanstack/react-router';
import { loadGuide } from '@/features/edition/load-guide';
import { GuidePage } from '@/features/edition/guide-page';

export const Route = createFileRoute('/_public/guide')({
  staticData: { routeName: 'Guide', order: 20 },
  loader: loadGuide,
  component: GuidePage,
});
