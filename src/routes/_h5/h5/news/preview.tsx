import { createFileRoute } from '@tanstack/react-router';
import { getGetNewsQueryOptions } from '@/api/generated/news/news';
import { ArticlePage } from '@/features/news/article-page';
import { prefetch } from '@/lib/prefetch';
import { idSearch } from '@/lib/search';

export const Route = createFileRoute('/_h5/h5/news/preview')({
  staticData: { routeName: 'H5NewsPreview' },
  validateSearch: idSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { id } }) => {
    prefetch(queryClient, getGetNewsQueryOptions(id));
  },
  component: ArticlePage,
});
