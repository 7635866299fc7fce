import { createFileRoute } from '@tanstack/react-router';
import { GuidePage } from '@/features/edition/guide-page';
import { loadGuide } from '@/features/edition/guide-queries';

export const Route = createFileRoute('/_public/guide')({
  staticData: { routeName: 'Guide', order: 20 },
  loader: loadGuide,
  component: GuidePage,
});
