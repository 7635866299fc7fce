import { Input, Select } from 'antd';
import { useIntl } from 'react-intl';
import type { ListSearch } from '@/lib/list-search';
import type { SearchChanges } from './use-table-search';

type Filters = Pick<ListSearch, 'keywords' | 'status'>;

interface Props {
  search: Filters;
  statuses: { value: number; label: string }[];
  /** Label of the keyword field; names the searched fields. */
  searchLabel: string;
  onChange: (changes: SearchChanges<Filters>) => void;
}

/** Status and keyword filters of a review list. */
export function ReviewTools({ search, statuses, searchLabel, onChange }: Props) {
  const intl = useIntl();
  return (
    <>
      <Select
        allowClear
        style={{ minWidth: 160 }}
        value={search.status ?? null}
        aria-label={intl.formatMessage({ id: 'staff.status' })}
        placeholder={intl.formatMessage({ id: 'staff.allStatuses' })}
        options={statuses}
        onChange={(status?: number | null) => onChange({ status: status ?? undefined })}
      />
      <Input.Search
        allowClear
        style={{ width: 300 }}
        defaultValue={search.keywords}
        aria-label={searchLabel}
        placeholder={searchLabel}
        onSearch={(keywords) => onChange({ keywords })}
      />
    </>
  );
}
