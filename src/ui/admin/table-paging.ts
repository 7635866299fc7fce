import type { TablePaginationConfig } from 'antd';

/** Paging fields of a page of results; `current` starts at 1. */
interface RecordsPage {
  current: number;
  size: number;
  total: number;
}

/** Returns the pagination of a server-paged staff table (default page size 20); hidden for a single page. */
export function tablePaging(
  page: RecordsPage | undefined,
  onPage: (page: number) => void,
): TablePaginationConfig {
  return {
    current: page?.current ?? 1,
    pageSize: page?.size ?? 20,
    total: page?.total ?? 0,
    showSizeChanger: false,
    hideOnSinglePage: true,
    onChange: onPage,
  };
}
