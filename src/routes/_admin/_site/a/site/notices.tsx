import { createFileRoute } from '@tanstack/react-router';
import { getListNoticesQueryOptions } from '@/api/generated/staff/staff';
import { noticeQuery, noticeSearch } from '@/features/admin/notice/notice-search';
import { NoticesPage } from '@/features/admin/notice/notices-page';
import { prefetch } from '@/lib/page/prefetch';

export const Route = createFileRoute('/_admin/_site/a/site/notices')({
  staticData: { routeName: 'StaffNotices', order: 60, authority: ['config:write'] },
  validateSearch: noticeSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    if (deps.list === undefined)
      prefetch(queryClient, getListNoticesQueryOptions(noticeQuery(deps)));
  },
  component: NoticesPage,
});
