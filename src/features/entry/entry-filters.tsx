import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useListEditions } from '@/api/generated/match/match';
import type { Choice } from '@/domain/reference/reference-labels';
import { ENTRY_RESULTS, type EntriesSearch } from '@/domain/entry/entries-search';
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
  const shown = editions.filter(({ id }) => (filters.edition ?? id) === id);
  const results = ENTRY_RESULTS.filter(
    (name) => name === filters.result || shown.some((one) => one.results?.includes(name)),
  );

  const change = (name: Exclude<keyof Filters, 'result'>, value: string) => {
    const { [name]: _old, ...others } = filters;
    onChange(value === '' ? others : { ...others, [name]: value });
  };
  /** Changes the filter of awards, which also offers results without an award. */
  const changeAward = (value: string) => {
    const { award: _award, result: _result, ...others } = filters;
    const result = results.find((name) => name === value);
    if (result !== undefined) onChange({ ...others, result });
    else onChange(value === '' ? others : { ...others, award: value });
  };

  const selects = [
    ['edition', editions.map(({ id, name }) => ({ value: id, label: name }))],
    ['domain', domains],
    ['city', cities],
  ] as const;
  const awardChoices = [
    ...awards.map((award) => ({ value: award, label: award })),
    ...results.map((name) => ({ value: name, label: intl.formatMessage({ id: `entry.${name}` }) })),
  ];

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
      <SelectField
        label={intl.formatMessage({ id: 'entry.filter.award' })}
        all={intl.formatMessage({ id: 'entry.filter.any.award' })}
        value={filters.result ?? filters.award}
        choices={awardChoices}
        onChange={(value) => changeAward(value ?? '')}
      />
      {Object.keys(filters).length > 0 && (
        <button type="button" className={styles['clear']} onClick={() => onChange({})}>
          <FormattedMessage id="entry.clear" />
        </button>
      )}
    </form>
  );
}
