import { Checkbox, Select } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';
import { isCityFound } from '@/domain/reference/city-search';
import { useCityGroups, useDomainChoices } from '@/domain/reference/reference-labels';
import { ReviewTools } from '@/ui/admin/review-tools';
import type { SearchChanges } from '@/ui/admin/use-table-search';
import { useOptionSearch } from '@/ui/form/use-option-search';
import type { StaffEntriesSearch } from './entry-search';
import { useReviewerChoices } from './use-reviewer-choices';

const STATUSES = [1, 2, 3, 4, 5] as const;

interface Props {
  search: StaffEntriesSearch;
  /** Called with changed filters; undefined removes a filter. */
  onChange: (changes: SearchChanges<StaffEntriesSearch>) => void;
}

export function EntryFilters({ search, onChange }: Props) {
  const intl = useIntl();
  const { domain, city } = search;
  const selects = [
    ['domain', useDomainChoices(), domain, useOptionSearch()],
    ['city', useCityGroups(), city, useOptionSearch(isCityFound)],
  ] as const;
  const reviewers = useReviewerChoices(search.matchInfoId);

  return (
    <>
      {selects.map(([name, options, value, showSearch]) => (
        <Select
          key={name}
          allowClear
          showSearch={showSearch}
          style={{ minWidth: 140 }}
          value={value ?? null}
          aria-label={intl.formatMessage({ id: `entry.filter.${name}` })}
          placeholder={intl.formatMessage({ id: `entry.filter.any.${name}` })}
          options={options}
          onChange={(chosen?: string | null) => onChange({ [name]: chosen ?? undefined })}
        />
      ))}
      <Select
        allowClear
        style={{ minWidth: 160 }}
        value={search.changes ?? null}
        aria-label={intl.formatMessage({ id: 'staffEntry.changes' })}
        placeholder={intl.formatMessage({ id: 'staffEntry.anyChanges' })}
        options={(['open', 'answered'] as const).map((value) => ({
          value,
          label: intl.formatMessage({ id: `staffEntry.filter.${value}` }),
        }))}
        onChange={(changes?: 'open' | 'answered' | null) =>
          onChange({ changes: changes ?? undefined })
        }
      />
      <Select
        allowClear
        style={{ minWidth: 140 }}
        value={search.reviewer ?? null}
        aria-label={intl.formatMessage({ id: 'staffEntry.reviewer' })}
        placeholder={intl.formatMessage({ id: 'staffEntry.anyReviewer' })}
        options={reviewers}
        onChange={(reviewer?: string | null) => onChange({ reviewer: reviewer ?? undefined })}
      />
      <Checkbox
        checked={search.documents === 'missing'}
        onChange={({ target }) => onChange({ documents: target.checked ? 'missing' : undefined })}
      >
        <FormattedMessage id="staffEntry.documentsMissing" />
      </Checkbox>
      <Checkbox
        checked={search.finalist === 'only'}
        onChange={({ target }) => onChange({ finalist: target.checked ? 'only' : undefined })}
      >
        <FormattedMessage id="staff.entry.finalist" />
      </Checkbox>
      <ReviewTools
        search={search}
        statuses={STATUSES.map((value) => ({
          value,
          label: intl.formatMessage({ id: `staff.entry.${value}` }),
        }))}
        searchLabel={intl.formatMessage({ id: 'staff.searchEntries' })}
        onChange={onChange}
      />
    </>
  );
}
