import { createFileRoute } from '@tanstack/react-router';
import { DomainPage } from '@/features/story/domain-page';
import { loadDomains } from '@/features/story/queries';
import { domainSearch } from '@/features/story/search';

export const Route = createFileRoute('/_h5/h5/domain')({
  staticData: { routeName: 'H5Domain' },
  validateSearch: domainSearch,
  loader: loadDomains,
  component: DomainPage,
});
