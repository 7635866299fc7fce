import { createFileRoute } from '@tanstack/react-router';
import { GalleryPage } from '@/features/gallery/gallery-page';

export const Route = createFileRoute('/_bare/test/t3')({
  staticData: { routeName: 'TestT3' },
  beforeLoad: ({ location, context }) => {
    context.redirectToMobile(location.href);
  },
  loader: ({ context }) => context.loadTexts('forms'),
  component: GalleryPage,
});
