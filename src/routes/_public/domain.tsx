import { createFileRoute } from '@tanstack/react-router';
import { DomainPage } from '@/features/story/domain-page';
import { loadDomains } from '@/features/story/queries';
import { domainSearch } from '@/features/story/search';

export const Route = createFileRoute('/_public/domain')({
  staticData: { routeName: 'Domain', order: 90 },
  validateSearch: domainSearch,
  loader: loadDomains,
  component: DomainPage,
});
