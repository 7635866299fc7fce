import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useListEditions } from '@/api/generated/match/match';
import type { Choice } from '@/domain/reference/reference-labels';
import type { EntriesSearch } from '@/domain/entry/entries-search';
import { buttonClass } from '@/ui/button/button';
import { SelectField } from '@/ui/list/select-field';
import type { SelectChoice, SelectGroup } from '@/ui/list/select-options';
import styles from './entry-filters.module.css';

type Filters = Omit<EntriesSearch, 'page'>;

interface Props {
  filters: Filters;
  domains: readonly Choice[];
  cities: readonly (SelectChoice | SelectGroup)[];
  onChange: (filters: Filters) => void;
}

/** Search and filters of the entry list; native controls keep the bundle small. */
export function EntryFilters({ filters, domains, cities, onChange }: Props) {
  const intl = useIntl();
  const [keyword, setKeyword] = useState(filters.keyword ?? '');
  const editions = useListEditions({ query: { staleTime: 600_000 } }).data ?? [];
  const awards = [...new Set(editions.flatMap(({ winners }) => winners.map((w) => w.award)))];

  const change = (name: keyof Filters, value: string) => {
    const { [name]: _old, ...others } = filters;
    onChange(value === '' ? others : { ...others, [name]: value });
  };

  const selects = [
    ['edition', editions.map(({ id, name }) => ({ value: id, label: name }))],
    ['domain', domains],
    ['city', cities],
    ['award', awards.map((award) => ({ value: award, label: award }))],
  ] as const;

  return (
    <form
      role="search"
      className={styles['filters']}
      onSubmit={(event) => {
        event.preventDefault();
        change('keyword', keyword.trim());
      }}
    >
      <div className={styles['search']}>
        <input
          type="search"
          className={styles['control']}
          value={keyword}
          maxLength={50}
          aria-label={intl.formatMessage({ id: 'entry.keyword' })}
          placeholder={intl.formatMessage({ id: 'entry.keyword' })}
          onChange={(event) => setKeyword(event.target.value)}
        />
        <button type="submit" className={buttonClass()}>
          <FormattedMessage id="entry.search" />
        </button>
      </div>
      {selects.map(([name, choices]) => (
        <SelectField
          key={name}
          label={intl.formatMessage({ id: `entry.filter.${name}` })}
          all={intl.formatMessage({ id: `entry.filter.any.${name}` })}
          value={filters[name]}
          choices={choices}
          onChange={(value) => change(name, value ?? '')}
        />
      ))}
      {Object.keys(filters).length > 0 && (
        <button type="button" className={styles['clear']} onClick={() => onChange({})}>
          <FormattedMessage id="entry.clear" />
        </button>
      )}
    </form>
  );
}
