import { createFileRoute } from '@tanstack/react-router';
import { NotFoundPage } from '@/features/account/not-found-page';

export const Route = createFileRoute('/_bare/$')({
  staticData: { routeName: 'NotFound' },
  beforeLoad: ({ location, context }) => {
    context.redirectToMobile(`/404${location.searchStr}`);
  },
  component: NotFoundPage,
});
