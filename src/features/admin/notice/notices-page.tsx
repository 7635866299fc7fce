import { getRouteApi } from '@tanstack/react-router';
import { usePermission } from '@/session/use-permission';
import { NoticeList } from './notice-list';
import type { NoticeSearch } from './notice-search';
import { UnreachablePeople } from './unreachable-people';

const route = getRouteApi('/_admin/_site/a/site/notices');

/** Notices to people, and the people that none reaches. */
export function NoticesPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { can } = usePermission();
  const View = search.list === 'people' && can(['user:read']) ? UnreachablePeople : NoticeList;
  return (
    <View search={search} onSearch={(next: NoticeSearch) => void navigate({ search: next })} />
  );
}
