import { createFileRoute } from '@tanstack/react-router';
import { getGetMatchInfoQueryOptions } from '@/api/generated/match/match';
import { getListDomainsQueryOptions } from '@/api/generated/reference/reference';
import { GuidePage } from '@/features/match/guide-page';
import { prefetch } from '@/lib/prefetch';

export const Route = createFileRoute('/_h5/h5/guide')({
  staticData: { routeName: 'H5Guide' },
  loader: ({ context: { queryClient } }) => {
    prefetch(queryClient, getGetMatchInfoQueryOptions());
    prefetch(queryClient, getListDomainsQueryOptions());
  },
  component: GuidePage,
});
