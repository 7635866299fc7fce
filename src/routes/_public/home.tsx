import { createFileRoute } from '@tanstack/react-router';
import { getGetMatchHomeQueryOptions } from '@/api/generated/match/match';
import { HomePage } from '@/features/home/home-page';

export const Route = createFileRoute('/_public/home')({
  staticData: { routeName: 'Home', order: 10 },
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(getGetMatchHomeQueryOptions());
  },
  component: HomePage,
});
