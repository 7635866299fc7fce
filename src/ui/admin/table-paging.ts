import type { TablePaginationConfig } from 'antd';

/** What a page of records tells about itself (contract: `current` from 1, `size`, `total`). */
interface RecordsPage {
  current: number;
  size: number;
  total: number;
}

/** Paging of a staff table by the server's pages of 20; gone where one page holds all. */
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
