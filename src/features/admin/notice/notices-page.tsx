import { usePermission } from '@/session/use-permission';
import { useTableSearch } from '@/ui/admin/use-table-search';
import { NoticeList } from './notice-list';
import { noticeSearch } from './notice-search';
import { UnreachablePeople } from './unreachable-people';

/** Notices, or the people that no notice reaches. */
export function NoticesPage() {
  const table = useTableSearch(noticeSearch);
  const { can } = usePermission();
  const View =
    table.search.list === 'people' && can(['user:read']) ? UnreachablePeople : NoticeList;
  return <View {...table} />;
}
