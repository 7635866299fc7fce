import type { DownloadExportParams } from '@/api/generated/model';

type Filters = Omit<DownloadExportParams, 'format'>;
type ListQuery = Omit<Filters, 'status'> & {
  status?: number | string;
  current?: number;
  size?: number;
};

/** The filters of a list's question as an export takes them: of all pages, statuses as texts. */
export function exportFilters({
  current: _page,
  size: _size,
  status,
  ...filters
}: ListQuery): Filters {
  return { ...filters, ...(status !== undefined && { status: String(status) }) };
}
