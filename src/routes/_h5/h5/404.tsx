import { createFileRoute } from '@tanstack/react-router';
import { NotFoundPage } from '@/features/account/not-found-page';

export const Route = createFileRoute('/_h5/h5/404')({
  staticData: { routeName: 'H5NotFound' },
  component: NotFoundPage,
});
