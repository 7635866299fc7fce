import { createFileRoute } from '@tanstack/react-router';
import { getListDomainsQueryOptions } from '@/api/generated/reference/reference';
import { DomainPage } from '@/features/story/domain-page';
import { domainSearch } from '@/features/story/domain-search';
import { prefetch } from '@/lib/prefetch';

export const Route = createFileRoute('/_h5/h5/domain')({
  staticData: { routeName: 'H5Domain' },
  validateSearch: domainSearch,
  loader: ({ context: { queryClient } }) => {
    prefetch(queryClient, getListDomainsQueryOptions());
  },
  component: DomainPage,
});
