import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useListCities } from '@/api/generated/reference/reference';
import { groupCities } from '@/domain/reference/city-groups';
import { labelIn } from '@/domain/reference/labels';
import { EVENT_ZONE } from '@/i18n/format/dates';
import { serverNow } from '@/lib/page/clock';
import { addMonths, dayStart, monthOf } from './month';
import { SiteLink } from '@/lib/page/site-link';
import { SelectField } from '@/ui/list/select-field';
import styles from './activity-filters.module.css';
import { KINDS, STATES, type ActivitySearch } from './search';

interface Props {
  search: ActivitySearch;
  onChange: (change: Partial<Record<'kind' | 'state' | 'city' | 'month', string>>) => void;
}

/** Exact match: the URL of the list view is a prefix of the month view's. */
const EXACT = { exact: true };

/** Months offered by the filter, relative to the current one. */
const MONTHS = [-3, -2, -1, 0, 1, 2, 3, 4, 5];

/** Filters by kind, city, month and state, and links to the list and month views. */
export function ActivityFilters({ search, onChange }: Props) {
  const intl = useIntl();
  const text = (id: 'kind' | 'city' | 'month' | 'state') =>
    intl.formatMessage({ id: `activity.filter.${id}` });
  const all = intl.formatMessage({ id: 'activity.filter.all' });
  const present = monthOf(serverNow());

  return (
    <div className={styles['bar']}>
      <SelectField
        label={text('kind')}
        all={all}
        value={search.kind}
        choices={KINDS.map((value) => ({
          value,
          label: intl.formatMessage({ id: `activity.kind.${value}` }),
        }))}
        onChange={(kind) => onChange({ kind })}
      />
      <SelectField
        label={text('city')}
        all={all}
        value={search.city}
        choices={useCityGroups()}
        onChange={(city) => onChange({ city })}
      />
      <SelectField
        label={text('month')}
        all={all}
        value={search.month}
        choices={MONTHS.map((by) => addMonths(present, by)).map((value) => ({
          value,
          label: intl.formatDate(dayStart(value, 1), {
            year: 'numeric',
            month: 'long',
            timeZone: EVENT_ZONE,
          }),
        }))}
        onChange={(month) => onChange({ month })}
      />
      <SelectField
        label={text('state')}
        all={all}
        value={search.state}
        choices={STATES.map((value) => ({
          value,
          label: intl.formatMessage({ id: `activity.state.${value}` }),
        }))}
        onChange={(state) => onChange({ state })}
      />
      <nav className={styles['views']} aria-label={intl.formatMessage({ id: 'activity.views' })}>
        {([undefined, 'month'] as const).map((view) => (
          <SiteLink
            key={view ?? 'list'}
            to="/activity"
            search={({ view: _view, page: _page, ...rest }) => ({ ...rest, ...(view && { view }) })}
            activeOptions={EXACT}
            className={styles['view']}
            {...(search.view === view && { 'aria-current': 'page' as const })}
          >
            <FormattedMessage id={`activity.view.${view ?? 'list'}`} />
          </SiteLink>
        ))}
      </nav>
    </div>
  );
}

/** Options of the city filter by province; the value is the Chinese name, as in activities. */
function useCityGroups() {
  const { locale } = useIntl();
  const { data } = useListCities({ query: { staleTime: Infinity } });
  return useMemo(
    () =>
      groupCities(data ?? [], {
        value: ({ name }) => name.CN,
        label: ({ name }) => labelIn(name, locale),
      }),
    [data, locale],
  );
}
