import { Input, Select } from 'antd';
import { useIntl } from 'react-intl';
import type { ReviewSearch } from '@/lib/review-search';

interface Props<Sort extends string> {
  search: ReviewSearch<Sort>;
  statuses: { value: number; label: string }[];
  /** What the keyword is sought in, in words. */
  searchLabel: string;
  onChange: (search: ReviewSearch<Sort>) => void;
}

/** Narrows a list that staff review: by status, and by a keyword. A change leads to the first page. */
export function ReviewTools<Sort extends string>({
  search,
  statuses,
  searchLabel,
  onChange,
}: Props<Sort>) {
  const intl = useIntl();
  const { sort } = search;
  const narrow = (keywords: string | undefined, status: number | undefined) =>
    onChange({ ...(keywords && { keywords }), ...(status && { status }), ...(sort && { sort }) });
  return (
    <>
      <Select
        allowClear
        style={{ minWidth: 160 }}
        value={search.status ?? null}
        aria-label={intl.formatMessage({ id: 'staff.status' })}
        placeholder={intl.formatMessage({ id: 'staff.allStatuses' })}
        options={statuses}
        onChange={(status?: number | null) => narrow(search.keywords, status ?? undefined)}
      />
      <Input.Search
        allowClear
        style={{ width: 300 }}
        defaultValue={search.keywords}
        aria-label={searchLabel}
        placeholder={searchLabel}
        onSearch={(keywords) => narrow(keywords, search.status)}
      />
    </>
  );
}
