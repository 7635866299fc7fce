import { lazy } from 'react';
import { useSiteSearch } from '@/lib/site-search';
import { LazyBoundary } from '@/ui/page/lazy-boundary';

const SearchDialog = lazy(() => import('@/shells/search/search-dialog'));

/** Shows the search; its dialog loads with the first opening. */
export function SiteSearchHost() {
  const { open, close } = useSiteSearch();
  if (!open) return null;
  return (
    <LazyBoundary>
      <SearchDialog onClose={close} />
    </LazyBoundary>
  );
}
