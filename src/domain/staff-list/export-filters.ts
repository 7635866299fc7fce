import type { DownloadExportParams } from '@/api/generated/model';

type Filters = Omit<DownloadExportParams, 'format'>;
type ListQuery = Omit<Filters, 'status'> & {
  status?: number | string;
  current?: number;
  size?: number;
};

/** Converts a list's request parameters to export filters: all pages, statuses as text. */
export function exportFilters({
  current: _page,
  size: _size,
  status,
  ...filters
}: ListQuery): Filters {
  return { ...filters, ...(status !== undefined && { status: String(status) }) };
}
